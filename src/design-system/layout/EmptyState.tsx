import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { ResponsiveImage, type ImageSource } from '../primitives/ResponsiveImage.tsx';
import { FROM_TABLET } from '../breakpoints.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, in one line. */
  title: string;
  /** The reason, or what to do next. */
  text?: string | undefined;
  /** A single button or link. */
  action?: ReactNode;
  /** Decorative photograph beside or above the text, if the page or its results are empty. */
  photograph?: ImageSource | undefined;
  /** Heading level of the title: 1 if the whole page is empty.
   * @default 2 */
  headingLevel?: 1 | 2 | 3;
}

const HEADING_CLASSES = { 1: 'heading-1', 2: 'heading-2', 3: 'text-h3' };

/** Message and action in place of missing content. Renders a `<div>` with a heading. */
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
  return (
    <div {...rest} className={cx(photograph && 'grid-page items-end', className)}>
      {photograph && (
        <ResponsiveImage
          image={photograph}
          alt=""
          sizes={`${FROM_TABLET} 40vw, 100vw`}
          isPriority
          className={cx(
            'col-span-full -mx-margin [&_img]:object-[50%_40%] tablet:order-1 tablet:col-span-5 tablet:col-start-8 tablet:mx-0 tablet:rounded-image',
            headingLevel === 1 ? 'photograph-above' : 'photograph-below',
          )}
        />
      )}
      {/* Sticky: in a window lower than the photograph, the button is in view, too. */}
      <div className="col-span-full print:static tablet:sticky tablet:bottom-6 tablet:col-span-6">
        <Heading className={HEADING_CLASSES[headingLevel]}>{title}</Heading>
        {text !== undefined && (
          <p className="mt-5 max-w-empty text-lede text-pretty text-ink-2">{text}</p>
        )}
        {action !== undefined && <div className="mt-9">{action}</div>}
      </div>
    </div>
  );
}
