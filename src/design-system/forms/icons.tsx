import { Icon, type IconProps } from '../primitives/icons.tsx';

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

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props} width={14}>
      <path d="M2.5 5 7 9.5 11.5 5" />
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
