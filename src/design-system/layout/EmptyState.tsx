import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { Photograph } from '../../domain/photograph.ts';
import { Plate } from '../primitives/Plate.tsx';
import { FROM_DESKTOP } from '../breakpoints.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is not, in one line. */
  title: string;
  /** Why, or what to do. */
  text?: string | undefined;
  /** The one way on. */
  action?: ReactNode;
  /** The empty studio, beside the words, when the whole page is empty. */
  photograph?: Photograph | undefined;
  /** The level of the title: 1 when the whole page is empty.
   * @default 2 */
  headingLevel?: 1 | 2;
}

/** What stands where there is nothing to show. Renders a `<div>` with a heading. */
export function EmptyState({
  title,
  text,
  action,
  photograph,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const words = (
    <>
      <Heading className={headingLevel === 1 ? 'heading-1' : 'heading-2'}>{title}</Heading>
      {text !== undefined && (
        <p className="mt-5 max-w-empty text-lede text-pretty text-ink-2">{text}</p>
      )}
      {action !== undefined && <div className="mt-9">{action}</div>}
    </>
  );
  if (!photograph) {
    return (
      <div {...rest} className={className}>
        {words}
      </div>
    );
  }
  return (
    <div {...rest} className={cx('grid-page items-end desktop:pt-2', className)}>
      <Plate
        photograph={photograph}
        alt=""
        sizes={`${FROM_DESKTOP} 40vw, 100vw`}
        isPriority
        className="col-span-full -mx-margin max-desktop:aspect-square desktop:order-1 desktop:col-span-5 desktop:col-start-8 desktop:mx-0 desktop:rounded-plate"
      />
      <div className="col-span-full pt-7 desktop:col-span-6 desktop:pb-1">{words}</div>
    </div>
  );
}
