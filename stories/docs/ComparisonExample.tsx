import { Button } from '../../src/design-system/primitives/Button.tsx';

const baseline = <Button>Add to Cart</Button>;
const changed = <Button>Add to cart</Button>;
/** Black, where the two differ. */
const diff = (
  <div className="isolate grid invert *:col-start-1 *:row-start-1 *:bg-paper">
    <div>{baseline}</div>
    <div className="mix-blend-difference">{changed}</div>
  </div>
);

/** What a comparison of screenshots shows, for a button whose text has changed. Renders a `<ul>`. */
export function ComparisonExample() {
  return (
    <ul className="my-8 flex flex-wrap gap-x-9 gap-y-6 sb-unstyled" inert>
      {Object.entries({ Baseline: baseline, 'New screenshot': changed, Diff: diff }).map(
        ([name, picture]) => (
          <li key={name} className="grid gap-3 text-caption">
            {picture}
            {name}
          </li>
        ),
      )}
    </ul>
  );
}
