import { expect, test } from 'vitest';
import { parseLog } from '../../.storybook/read-changes.ts';

test('parseLog returns each changed component and page, and whether it is new', () => {
  const log = `\x002026-11-24 1a2b3c4d Add IconButton

diff --git a/src/design-system/primitives/IconButton.tsx b/src/design-system/primitives/IconButton.tsx
new file mode 100644
@@ -0,0 +1,3 @@
+export interface IconButtonProps {
+  label: string;
+}
diff --git a/src/design-system/primitives/icons.tsx b/src/design-system/primitives/icons.tsx
@@ -9,0 +9 @@ export const icons = {
diff --git a/src/design-system/layout/Header.tsx b/src/design-system/layout/Header.tsx
@@ -60 +60 @@ export function Header({
-  size: 'md';
diff --git a/src/pages/seller/orders/SellerOrdersPage.tsx b/src/pages/seller/orders/SellerOrdersPage.tsx
@@ -1 +1 @@
\x002026-11-23 5e6f7a8b Draw an icon

diff --git a/src/design-system/primitives/icons.tsx b/src/design-system/primitives/icons.tsx
@@ -1 +1 @@
`;
  const change = { date: '2026-11-24', commit: '1a2b3c4d', subject: 'Add IconButton' };
  expect(parseLog(log)).toEqual([
    { ...change, path: 'design-system/primitives/IconButton', isNew: true },
    { ...change, path: 'design-system/layout/Header', isNew: false },
    { ...change, path: 'pages/seller/orders/SellerOrdersPage', isNew: false },
  ]);
});
