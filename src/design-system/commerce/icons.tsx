import { Icon, type IconProps } from '../primitives/icons.tsx';

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
