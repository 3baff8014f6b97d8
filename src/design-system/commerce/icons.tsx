import { Icon, type IconProps } from '../primitives/icons.tsx';

export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props} width={20}>
      <path d="M3.8 14H1.5V5h10v9H7.2M14.4 14h-2.9M11.5 8h4l3 3v3h-2.3" />
      <circle cx={5.5} cy={14.5} r={1.7} />
      <circle cx={14.5} cy={14.5} r={1.7} />
    </Icon>
  );
}

export function HandIcon(props: IconProps) {
  return (
    <Icon {...props} width={20}>
      <path d="M4 17h12M5.5 17c-1-3-2-4.5-2-7.5a6.5 6.5 0 0 1 13 0c0 3-1 4.5-2 7.5" />
      <path d="M7 9.5a3 3 0 0 1 3-3" />
    </Icon>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props} width={20}>
      <path d="M10 2l6.5 2.3v5c0 4-2.7 7-6.5 8.7-3.8-1.7-6.5-4.7-6.5-8.7v-5L10 2Z" />
      <path d="M7 9.8l2.2 2.1L13 7.8" />
    </Icon>
  );
}

export function ExpandIcon(props: IconProps) {
  return (
    <Icon {...props} width={18}>
      <path d="M11 2.5h4.5V7M7 15.5H2.5V11M15.5 2.5l-5 5m-8 8 5-5" />
    </Icon>
  );
}
