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

/** Numbers of components, and of changes of each. */
const LATEST = 15;
const LATEST_OF_EACH = 3;

/** The components that changed last, each with its latest changes. Renders a `<table>`. */
export function LatestChanges() {
  if (changes.length === 0) return <p>This Storybook was built without the git history.</p>;
  const components = [...new Set(changes.flatMap((change) => change.components))];
  return (
    <Table heads={['Component', 'Changes', 'Date']}>
      {components.slice(0, LATEST).flatMap((component) =>
        changes
          .filter((change) => change.components.includes(component))
          .slice(0, LATEST_OF_EACH)
          .map(({ date, subject }, index) => (
            <tr key={component + date + subject}>
              <td>{index === 0 && <ComponentLink component={component} />}</td>
              <td>{subject}</td>
              <td className="whitespace-nowrap">{date}</td>
            </tr>
          )),
      )}
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
