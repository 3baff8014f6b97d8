import { useStoryGroups } from './story-index.ts';

/** What this Storybook holds, counted in its index. Renders a `<dl>`. */
export function Figures() {
  const groups = useStoryGroups();
  const components = groups.filter(({ title }) => title.startsWith('Components/'));
  const pages = groups.filter(({ title }) => title.startsWith('Pages/'));
  const figures = {
    components: components.length,
    pages: pages.length,
    states: sum(groups.map(({ states }) => states)),
    'interaction tests': sum(groups.map(({ tests }) => tests)),
  };
  return (
    <dl className="figures-row sb-unstyled">
      {Object.entries(figures).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
