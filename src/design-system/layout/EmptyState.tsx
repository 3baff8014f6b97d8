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
  /** Decorative photograph beside the text; on phones above it, or below it if a part of the page is empty. */
  photograph?: ImageSource | undefined;
  /** Heading level of the title: 1 if the whole page is empty.
   * @default 2 */
  headingLevel?: 1 | 2 | 3;
}

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
  const isPage = headingLevel === 1;
  return (
    <div
      {...rest}
      className={cx(
        // The stage has nine of the page's columns.
        photograph &&
          (isPage ? 'grid-page items-end' : 'grid-page items-start desktop:grid-cols-9'),
        className,
      )}
    >
      {photograph && (
        <ResponsiveImage
          image={photograph}
          alt=""
          sizes={`${FROM_TABLET} 40vw, 100vw`}
          isPriority
          className={isPage ? 'photograph-above' : 'photograph-below'}
        />
      )}
      <div className={cx('col-span-full tablet:col-span-5', isPage && 'below-photograph')}>
        <Heading className={isPage ? 'heading-1' : 'heading-2'}>{title}</Heading>
        {text !== undefined && (
          <p className="mt-5 max-w-empty text-lede text-pretty text-ink-2">{text}</p>
        )}
        {action !== undefined && <div className="mt-9">{action}</div>}
      </div>
    </div>
  );
}
