import { cx } from 'class-variance-authority';
import type { Photograph } from '../../domain/photograph.ts';
import { Plate } from '../primitives/Plate.tsx';

export interface LinePlateProps {
  /** The product's picture, where it has one. */
  photograph?: Photograph | undefined;
  /** An address of this shop, shown where there is no photograph. */
  imageSrc?: string | undefined;
  className?: string | undefined;
}

/**
 * The small picture of a line, whose words stand beside it. Renders a {@link Plate}, an `<img>` of
 * the stored address, or an empty plate, also when the stored address does not load.
 */
export function LinePlate({ photograph, imageSrc, className }: LinePlateProps) {
  if (photograph || imageSrc === undefined) {
    return <Plate photograph={photograph} alt="" sizes="112px" className={className} />;
  }
  return (
    <div className={cx('relative aspect-plate overflow-hidden bg-stone', className)}>
      <img
        key={imageSrc}
        src={imageSrc}
        alt=""
        loading="lazy"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
