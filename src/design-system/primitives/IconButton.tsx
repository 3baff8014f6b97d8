import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name: what a press does. */
  label: string;
}

/** Icon as a square button, big enough for a thumb. Renders a `<button>`, of `type="button"` by default. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      aria-label={label}
      {...rest}
      type={type}
      className={cx(
        'grid size-target place-items-center fade-pressed forced-colors:bg-[Canvas]',
        'disabled:text-line-2 aria-disabled:cursor-default aria-disabled:text-line-2',
        'forced-colors:disabled:text-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
        className,
      )}
    />
  );
}
