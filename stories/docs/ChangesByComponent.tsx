import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { Change } from '../../.storybook/read-changes.ts';
import { DocsTable, docsRow } from './DocsTable.tsx';

declare global {
  interface ImportMetaEnv {
    /** Defined in .storybook/main.ts. */
    readonly COMPONENT_CHANGES: readonly Change[];
  }
}

/** Read from the git history when Storybook starts or is built. */
const changes = import.meta.env.COMPONENT_CHANGES;

const CHANGES_PER_COMPONENT = 3;

/** The latest changes of each component, the last changed one first. Renders a `<table>`. */
export function ChangesByComponent() {
  if (changes.length === 0) return <p>This Storybook was built without the git history.</p>;
  const components = [...new Set(changes.flatMap((change) => change.components))];
  return (
    <DocsTable heads={['Component', 'Latest changes']}>
      {components.map((component) => (
        <tr key={component} className={docsRow}>
          <th scope="row" className="text-left align-top">
            <AnchorMdx href={`?path=/docs/${docsIdOf(component)}`} target="_self">
              {component.split('/').at(-1)}
            </AnchorMdx>
          </th>
          <td>
            {changes
              .filter((change) => change.components.includes(component))
              .slice(0, CHANGES_PER_COMPONENT)
              .map(({ date, subject }) => (
                <p key={date + subject}>{`${date} ${subject}`}</p>
              ))}
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}

function docsIdOf(component: string) {
  return `components-${component.replace('/', '-').toLowerCase()}--docs`;
}
