import { expect, test } from 'vitest';
import { parseLog } from '../../.storybook/read-changes.ts';

test('parseLog returns each changed component, its changed props and whether it is new', () => {
  const log = `\x002026-11-24 Add IconButton

diff --git a/src/design-system/primitives/IconButton.tsx b/src/design-system/primitives/IconButton.tsx
new file mode 100644
@@ -0,0 +1,3 @@
+export interface IconButtonProps {
+  label: string;
+}
diff --git a/src/design-system/primitives/icons.tsx b/src/design-system/primitives/icons.tsx
@@ -9,0 +9 @@ export const icons = {
diff --git a/src/design-system/layout/Header.tsx b/src/design-system/layout/Header.tsx
@@ -30,2 +30,2 @@ export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'>
-  cartCount: number;
-  menuLinks: readonly Link[];
+  cartCount?: number;
+  menuGroup: Link;
@@ -60 +60 @@ export function Header({
-  size: 'md';
\x002026-11-23 Draw an icon

diff --git a/src/design-system/primitives/icons.tsx b/src/design-system/primitives/icons.tsx
@@ -1 +1 @@
`;
  const change = { date: '2026-11-24', subject: 'Add IconButton' };
  expect(parseLog(log)).toEqual([
    { ...change, path: 'primitives/IconButton', isNew: true, props: [] },
    {
      ...change,
      path: 'layout/Header',
      isNew: false,
      props: ['cartCount changed', 'menuLinks removed', 'menuGroup added'],
    },
  ]);
});
