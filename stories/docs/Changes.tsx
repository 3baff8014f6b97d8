import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { Change } from '../../.storybook/read-changes.ts';
import { Table } from './Table.tsx';

declare global {
  interface ImportMetaEnv {
    /** Defined in .storybook/main.ts. */
    readonly COMPONENT_CHANGES: readonly Change[];
  }
}

/** Read from the git history when Storybook starts or is built. */
const changes = import.meta.env.COMPONENT_CHANGES;

const LATEST = 10;

/** The latest changes, each with the components that it changed. Renders a `<table>`. */
export function LatestChanges() {
  if (changes.length === 0) return <p>This Storybook was built without the git history.</p>;
  return (
    <Table heads={['Date', 'Change', 'Components']}>
      {changes.slice(0, LATEST).map(({ date, subject, components }) => (
        <tr key={date + subject}>
          <td className="whitespace-nowrap">{date}</td>
          <td>{subject}</td>
          <td>
            {components.map((component) => (
              <div key={component}>
                <ComponentLink component={component} />
              </div>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** @param props.component e.g. `primitives/Badge` */
function ComponentLink({ component }: { component: string }) {
  const docsId = `components-${component.replace('/', '-').toLowerCase()}--docs`;
  return (
    <AnchorMdx href={`?path=/docs/${docsId}`} target="_self">
      {component.split('/').at(-1)}
    </AnchorMdx>
  );
}
