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

const LATEST = 10;

/** The latest changes, each with the components that it changed. Renders a `<table>`. */
export function LatestChanges() {
  if (changes.length === 0) return <p>This Storybook was built without the git history.</p>;
  return (
    <DocsTable heads={['Date', 'Change', 'Components']}>
      {changes.slice(0, LATEST).map(({ date, subject, components }) => (
        <tr key={date + subject} className={docsRow}>
          <td className="align-top whitespace-nowrap">{date}</td>
          <td className="align-top">{subject}</td>
          <td>
            {components.map((component) => (
              <p key={component}>
                <ComponentLink component={component} />
              </p>
            ))}
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}

/** When and how each component was changed last. Renders a `<table>`. */
export function ChangesByComponent() {
  const components = new Set(changes.flatMap((change) => change.components));
  return (
    <DocsTable heads={['Component', 'Date', 'Change']}>
      {[...components].toSorted().map((component) => {
        const last = changes.find((change) => change.components.includes(component));
        return (
          <tr key={component} className={docsRow}>
            <th scope="row" className="text-left">
              <ComponentLink component={component} />
            </th>
            <td className="whitespace-nowrap">{last?.date}</td>
            <td>{last?.subject}</td>
          </tr>
        );
      })}
    </DocsTable>
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
