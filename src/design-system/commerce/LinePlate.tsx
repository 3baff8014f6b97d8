import { cx } from 'class-variance-authority';
import type { Photograph } from '../../domain/photograph.ts';
import { Plate } from '../primitives/Plate.tsx';

export interface LinePlateProps {
  /** The product's photograph. */
  photograph?: Photograph | undefined;
  /** Same-origin image path, shown if there is no photograph. */
  imageSrc?: string | undefined;
  className?: string | undefined;
}

/**
 * Decorative thumbnail of a cart line: the photograph, else `imageSrc`, else an empty plate, also if
 * `imageSrc` fails to load. Renders a {@link Plate} or a `<div>` around an `<img>`.
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
