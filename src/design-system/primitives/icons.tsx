import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * Creates an icon, sized in rem. It is hidden from screen readers: adjacent text or a label must say the same.
 *
 * @param path the `d` attribute of its lines
 * @param width in pixels, at the default font size
 * @param height in pixels, as `width`
 */
export function createIcon(path: string, width: number, height = width) {
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg
        {...rest}
        aria-hidden="true"
        width={`${width / 16}rem`}
        height={`${height / 16}rem`}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.25}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cx('block flex-none', className)}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const BagIcon = createIcon('M4 6.5h12l.8 10.5H3.2L4 6.5ZM7 8.5V5.6a3 3 0 0 1 6 0v2.9', 20);
export const MenuIcon = createIcon('M2 8h18M2 14h18', 22);
export const CloseIcon = createIcon('M4.5 4.5l11 11m0-11l-11 11', 20);
export const ArrowRightIcon = createIcon('M1 6h16M12 1l5 5-5 5', 18, 12);
export const ArrowLeftIcon = createIcon('M17 6H1M6 1 1 6l5 5', 18, 12);
export const CheckIcon = createIcon('m2 7 3.2 3L11 3', 13);
