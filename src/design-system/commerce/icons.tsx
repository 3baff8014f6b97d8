import { createIcon } from '../primitives/icons.tsx';

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
