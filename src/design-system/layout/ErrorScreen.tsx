import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Button } from '../primitives/Button.tsx';
import { TextLink } from '../primitives/TextLink.tsx';

export interface ErrorScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** URL of the home page. */
  homeHref: string;
  /** Called when Reload Page is pressed. */
  onReload: () => void;
  /** The heading.
   * @default 'Unexpected Application Error!' */
  title?: string;
  /** What happened, and what is not lost.
   * @default 'This page could not be shown.' */
  text?: string;
  /** The button that calls `onReload`.
   * @default 'Reload Page' */
  reloadLabel?: string;
  /** The link to the home page.
   * @default 'Return to Home' */
  homeLabel?: string;
}

/** The error boundary's fallback (Rules: Errors). Renders a `<div>`. */
export function ErrorScreen({
  homeHref,
  onReload,
  title = 'Unexpected Application Error!',
  text = 'This page could not be shown.',
  reloadLabel = 'Reload Page',
  homeLabel = 'Return to Home',
  className,
  ...rest
}: ErrorScreenProps) {
  return (
    <div {...rest} className={cx('wrap pt-head', className)}>
      <h1 className="page-heading">{title}</h1>
      <p className="max-w-empty text-lede text-pretty text-ink-2">{text}</p>
      <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button onClick={onReload}>{reloadLabel}</Button>
        <TextLink href={homeHref}>{homeLabel}</TextLink>
      </div>
    </div>
  );
}
