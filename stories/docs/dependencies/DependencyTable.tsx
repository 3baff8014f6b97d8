import { Sample } from '../foundations/Sample.tsx';
import type { Dependency, ShopDependency } from './dependencies.ts';

const HEADS = ['Package', 'What for', 'To leave it'];

/** Packages, each with what it is for, what it weighs and what leaving it takes. Renders a `<table>`. */
export function DependencyTable({
  dependencies,
}: {
  dependencies: readonly (Dependency | ShopDependency)[];
}) {
  return (
    <Sample>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="text-left label-caps">
            {HEADS.map((head) => (
              <th key={head} scope="col" className="border-b border-ink py-2.5 pr-5 last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dependencies.map((dependency) => (
            <tr key={dependency.name} className="align-top rule-hair *:py-2.5 *:pr-5 *:last:pr-0">
              <th scope="row" className="text-left font-regular">
                <code className="[overflow-wrap:anywhere]">{dependency.name}</code>
                {'brotli' in dependency && (
                  <p className="figures text-ink-2">
                    {dependency.brotli} bytes, {dependency.fetched}
                  </p>
                )}
              </th>
              <td>{dependency.purpose}</td>
              <td className="text-ink-2">{dependency.leaving}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sample>
  );
}
