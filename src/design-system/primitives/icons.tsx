import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface IconProps {
  className?: string;
}

/** A drawing in hairlines. It says nothing by itself: what it stands for is said in words. */
function Icon({
  width,
  height = width,
  className,
  children,
}: IconProps & { width: number; height?: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
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

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props} width={18}>
      <circle cx={8} cy={8} r={5.5} />
      <path d="M12.2 12.2 16 16" />
    </Icon>
  );
}

export function FiltersIcon(props: IconProps) {
  return (
    <Icon {...props} width={20} height={14}>
      <path d="M1 3.5h10M15 3.5h4M1 10.5h4M9 10.5h10" />
      <circle cx={13} cy={3.5} r={2} />
      <circle cx={7} cy={10.5} r={2} />
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

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props} width={18} height={12}>
      <path d="M17 6H1M6 1 1 6l5 5" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props} width={14}>
      <path d="M2.5 5 7 9.5 11.5 5" />
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

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props} width={14}>
      <path d="M2 7h10" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props} width={14}>
      <path d="M2 7h10M7 2v10" />
    </Icon>
  );
}

export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props} width={20}>
      <path d="M3.8 14H1.500V5h10v9H7.200M14.400 14h-2.900M11.500 8h4l3 3v3h-2.300" />
      <circle cx={5.5} cy={14.5} r={1.7} />
      <circle cx={14.5} cy={14.5} r={1.7} />
    </Icon>
  );
}

export function HandIcon(props: IconProps) {
  return (
    <Icon {...props} width={20}>
      <path d="M4 17h12M5.5 17c-1-3-2-4.500-2-7.500a6.500 6.500 0 0 1 13 0c0 3-1 4.500-2 7.500" />
      <path d="M7 9.500a3 3 0 0 1 3-3" />
    </Icon>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props} width={20}>
      <path d="M10 2l6.500 2.300v5c0 4-2.700 7-6.500 8.700-3.800-1.700-6.500-4.700-6.500-8.700v-5L10 2Z" />
      <path d="M7 9.800l2.200 2.100L13 7.800" />
    </Icon>
  );
}
