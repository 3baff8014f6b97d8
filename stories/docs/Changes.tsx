import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { Change, ChangedComponent } from '../../.storybook/read-changes.ts';
import { Table } from './Table.tsx';

declare global {
  interface ImportMetaEnv {
    /** Defined in .storybook/main.ts. */
    readonly COMPONENT_CHANGES: readonly Change[];
  }
}

/** Read from the git history when Storybook starts or is built. */
const changes = import.meta.env.COMPONENT_CHANGES;

/** The latest changes of components. Renders a `<table>`. */
export function LatestChanges() {
  if (changes.length === 0) return <p>This Storybook was built without the git history.</p>;
  return (
    <Table heads={['Date', 'Change', 'Components']}>
      {changes.map(({ date, subject, components }, index) => (
        <tr key={date + subject}>
          <td className="whitespace-nowrap">{date !== changes[index - 1]?.date && date}</td>
          <td>{subject}</td>
          <td>
            {components.map((component) => (
              <ComponentLink key={component.path} {...component} />
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function ComponentLink({ path, isNew }: ChangedComponent) {
  const docsId = `components-${path.replace('/', '-').toLowerCase()}--docs`;
  return (
    <div>
      <AnchorMdx href={`?path=/docs/${docsId}`} target="_self">
        {path.split('/').at(-1)}
      </AnchorMdx>
      {isNew && ', new'}
    </div>
  );
}
