import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface IconProps {
  className?: string;
}

/** Base of all icons, sized in rem. Hidden from screen readers: adjacent text or a label must say the same. */
export function Icon({
  width,
  height = width,
  className,
  children,
}: IconProps & { width: number; height?: number; children: ReactNode }) {
  return (
    <svg
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
      {children}
    </svg>
  );
}

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props} width={20}>
      <path d="M4 6.5h12l.8 10.5H3.2L4 6.5Z" />
      <path d="M7 8.5V5.6a3 3 0 0 1 6 0v2.9" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props} width={22}>
      <path d="M2 8h18M2 14h18" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props} width={20}>
      <path d="M4.5 4.5l11 11m0-11l-11 11" />
    </Icon>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props} width={18} height={12}>
      <path d="M1 6h16M12 1l5 5-5 5" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props} width={13}>
      <path d="m2 7 3.2 3L11 3" />
    </Icon>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props} width={18} height={12}>
      <path d="M17 6H1M6 1 1 6l5 5" />
    </Icon>
  );
}
