import { describe, expect, test } from 'vitest';
import { findLayerFaults, layers } from './layers.ts';
import { findFiles, findImports } from './source-files.ts';

const files = [...findFiles('src', '.ts', '.tsx'), ...findFiles('stories', '.ts', '.tsx')];

describe('the layers', () => {
  test('are kept by every import', () => {
    expect(findLayerFaults(findImports(files))).toEqual([]);
  });

  test('hold every file of src', () => {
    const homeless = files
      .map(({ path }) => path)
      .filter(
        (path) => path.startsWith('src/') && !layers.some(({ matches }) => matches.test(path)),
      );
    expect(homeless).toEqual([]);
  });

  test.each([
    ['src/domain/cart.ts', "import { useState } from 'react';", 'may not import the package react'],
    ['src/domain/cart.ts', "import x from '../store/cart-store.ts';", 'may not import src/store'],
    ['src/catalogue/products.ts', "import { create } from 'zustand';", 'package zustand'],
    ['src/store/cart-store.ts', "import { toast } from 'sonner';", 'package sonner'],
    [
      'src/design-system/layout/Header.tsx',
      "export { useCart } from '../../store/stores.tsx';",
      'may not import src/store',
    ],
    [
      'src/design-system/layout/Header.tsx',
      "const router = import('react-router-dom');",
      'package react-router-dom',
    ],
    [
      'src/design-system/forms/TextField.tsx',
      "import type { Product } from '../../catalogue/products.ts';",
      'may not import src/catalogue',
    ],
    ['src/pages/cart/CartPage.tsx', "import { App } from '../../app/App.tsx';", 'src/app'],
    [
      'src/pages/cart/CartPage.tsx',
      "import { Hero } from '../home/Hero.tsx';",
      "another page's folder",
    ],
    [
      'stories/design-system/commerce/CartLine.stories.tsx',
      "import { products } from '../../../src/catalogue/products.ts';",
      'may not import src/catalogue',
    ],
  ])('object when %s says %s', (path, text, message) => {
    expect(findLayerFaults(findImports([{ path, text }]))).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test('let a page import what pages share', () => {
    const text =
      "import { notify } from '../shared/notify.ts'; import { Link } from 'react-router-dom';";
    expect(findLayerFaults(findImports([{ path: 'src/pages/cart/CartPage.tsx', text }]))).toEqual(
      [],
    );
  });
});
