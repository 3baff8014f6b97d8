import { createIcon } from '../primitives/icons.tsx';

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
