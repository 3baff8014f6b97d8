import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * Creates an icon, sized in rem. It is hidden from screen readers: adjacent text or a label must say the same.
 *
 * @param path the `d` attribute of its lines
 * @param width in pixels, at the default font size
 * @param height in pixels, as `width`
 */
function createIcon(path: string, width: number, height = width) {
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
export const SearchIcon = createIcon(
  'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M12.2 12.2 16 16',
  18,
);
export const FiltersIcon = createIcon(
  'M1 3.5h10M15 3.5h4M1 10.5h4M9 10.5h10M11 3.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 10.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  20,
  14,
);
export const ChevronDownIcon = createIcon('M2.5 5 7 9.5 11.5 5', 14);
export const MinusIcon = createIcon('M2 7h10', 14);
export const PlusIcon = createIcon('M2 7h10M7 2v10', 14);
export const TruckIcon = createIcon(
  'M3.8 14H1.5V5h10v9H7.2M14.4 14h-2.9M11.5 8h4l3 3v3h-2.3M3.8 14.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M12.8 14.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0',
  20,
);
export const HandIcon = createIcon(
  'M4 17h12M5.5 17c-1-3-2-4.5-2-7.5a6.5 6.5 0 0 1 13 0c0 3-1 4.5-2 7.5M7 9.5a3 3 0 0 1 3-3',
  20,
);
export const ShieldIcon = createIcon(
  'M10 2l6.5 2.3v5c0 4-2.7 7-6.5 8.7-3.8-1.7-6.5-4.7-6.5-8.7v-5L10 2ZM7 9.8l2.2 2.1L13 7.8',
  20,
);
export const ExpandIcon = createIcon('M11 2.5h4.5V7M7 15.5H2.5V11M15.5 2.5l-5 5m-8 8 5-5', 18);
export const StarIcon = createIcon(
  'm7 1.3 1.75 3.6 3.95.55-2.87 2.77.7 3.93L7 10.28l-3.53 1.87.7-3.93L1.3 5.45l3.95-.55L7 1.3Z',
  14,
);
