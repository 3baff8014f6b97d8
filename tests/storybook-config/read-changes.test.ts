import { expect, test } from 'vitest';
import { parseLog } from '../../.storybook/read-changes.ts';

test('parseLog returns each changed component and page, and whether it is new', () => {
  const log = `\x002026-11-24 1a2b3c4d Add IconButton

A\tsrc/design-system/primitives/IconButton.tsx
M\tsrc/design-system/primitives/icons.tsx
M\tsrc/design-system/layout/Header.tsx
R097\tsrc/pages/SellerOrders.tsx\tsrc/pages/seller/orders/SellerOrdersPage.tsx
\x002026-11-23 5e6f7a8b Draw an icon

M\tsrc/design-system/primitives/icons.tsx
D\tsrc/design-system/primitives/Icon.tsx
`;
  const change = { date: '2026-11-24', commit: '1a2b3c4d', subject: 'Add IconButton' };
  expect(parseLog(log)).toEqual([
    { ...change, path: 'design-system/primitives/IconButton', isNew: true },
    { ...change, path: 'design-system/layout/Header', isNew: false },
    { ...change, path: 'pages/seller/orders/SellerOrdersPage', isNew: false },
  ]);
});
