import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { FREE_SHIPPING_FROM_CENTS } from '../../domain/commerce-constants.ts';
import { formatWholeDollars } from '../../domain/money.ts';
import { HandIcon, ShieldIcon, TruckIcon } from '../primitives/icons.tsx';

const perks = [
  {
    text: `Free shipping on orders over ${formatWholeDollars(FREE_SHIPPING_FROM_CENTS / 100)}`,
    PerkIcon: TruckIcon,
  },
  { text: 'Handcrafted with premium materials', PerkIcon: HandIcon },
  { text: '1-year warranty', PerkIcon: ShieldIcon },
];

/** Shipping, material and warranty, the same for every product. Renders a `<ul>`. */
export function PerkList({ className, ...rest }: Omit<ComponentProps<'ul'>, 'children'>) {
  return (
    <ul {...rest} className={cx('border-t border-line', className)}>
      {perks.map(({ text, PerkIcon }) => (
        <li
          key={text}
          className="flex min-h-control items-center gap-4 border-b border-line text-small print:gap-3 print:text-caption"
        >
          <PerkIcon className="text-ink-2" />
          <span className="pt-0.5">{text}</span>
        </li>
      ))}
    </ul>
  );
}
