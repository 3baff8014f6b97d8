import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { FORCED_COLOUR_STORIES } from './forced-colours.ts';

const pictures = import.meta.glob<string>('./forced-colours/*.png', {
  import: 'default',
  eager: true,
});

/** Pictures of stories in forced colours, with links to the stories. Renders a list. */
export function ForcedColoursPictures() {
  return (
    <ul className="my-6 columns-2 gap-6 sb-unstyled">
      {Object.entries(FORCED_COLOUR_STORIES).map(([name, { id, width }]) => (
        <li key={id} className="mb-6 break-inside-avoid font-sans text-caption">
          <AnchorMdx href={`?path=/story/${id}`} target="_self">
            {name}
          </AnchorMdx>
          , {width} px
          <img
            className="mt-2 rounded-image"
            src={pictures[`./forced-colours/${name}.png`]}
            alt={`${name}, in forced colours`}
          />
        </li>
      ))}
    </ul>
  );
}
