import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Button } from '../primitives/Button.tsx';

export interface ErrorScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the home page. A plain `<a>`, which reloads the document: the running app has crashed. */
  homeHref: string;
  /** Called when Reload Page is pressed. */
  onReload: () => void;
}

/** The error boundary's fallback (Rules: Errors). Renders a `<div>`. */
export function ErrorScreen({ homeHref, onReload, className, ...rest }: ErrorScreenProps) {
  return (
    <div {...rest} className={cx('wrap pt-head', className)}>
      <div className="pt-page-top">
        <h1 className="heading-1">Unexpected Application Error!</h1>
        <p className="mt-5 max-w-empty text-lede text-pretty text-ink-2">
          This page could not be shown. Your cart is safe.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-2">
          <Button onClick={onReload}>Reload Page</Button>
          <a href={homeHref} className="inline-flex min-h-target items-center text-ui">
            <span className="underline-drawn">Return to Home</span>
          </a>
        </div>
      </div>
    </div>
  );
}
