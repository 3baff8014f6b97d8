import type { Import } from './source-files.ts';

/** A layer of the house: where it lies, and what it may import. */
interface Layer {
  name: string;
  /** Paths from the root that belong to it. */
  matches: RegExp;
  /** The layers it may import besides itself. */
  layers: readonly string[];
  packages: readonly string[];
}

const REACT = ['react', 'react-dom'];

/** The house from the ground up. Data flows from the first layers to the last, never back. */
export const layers: readonly Layer[] = [
  { name: 'domain', matches: /^src\/domain\//, layers: [], packages: ['zod'] },
  { name: 'paths', matches: /^src\/paths\.ts$/, layers: [], packages: [] },
  { name: 'catalogue', matches: /^src\/catalogue\//, layers: ['domain'], packages: [] },
  {
    name: 'store',
    matches: /^src\/store\//,
    layers: ['domain'],
    packages: [...REACT, 'zustand'],
  },
  {
    name: 'design-system',
    matches: /^src\/design-system\//,
    layers: ['domain'],
    packages: [...REACT, 'class-variance-authority', 'react-dropzone'],
  },
  {
    name: 'pages',
    matches: /^src\/pages\//,
    layers: ['domain', 'paths', 'catalogue', 'store', 'design-system'],
    packages: [
      ...REACT,
      'react-router-dom',
      'react-hook-form',
      '@hookform/resolvers',
      'sonner',
      'class-variance-authority',
    ],
  },
  {
    name: 'app',
    matches: /^src\/app\//,
    layers: ['domain', 'paths', 'catalogue', 'store', 'design-system', 'pages'],
    packages: [
      ...REACT,
      'react-router-dom',
      'sonner',
      'zustand',
      'class-variance-authority',
      'workbox-core',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
  {
    name: 'fixtures',
    matches: /^stories\/fixtures\/(?!shop\/)/,
    layers: ['domain', 'design-system'],
    packages: REACT,
  },
  {
    name: 'component stories',
    matches: /^stories\/design-system\//,
    layers: ['domain', 'design-system', 'fixtures'],
    packages: [...REACT, 'class-variance-authority', '@storybook/react-vite', 'storybook'],
  },
];

/**
 * What imports break: a layer that is above or beside the importing one, a package that the layer does
 * not use, another page's folder.
 */
export function findLayerFaults(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, file, package: packageName }) => {
    const layer = layerOf(from);
    if (!layer) return [];
    if (packageName !== undefined) {
      return layer.packages.includes(packageName)
        ? []
        : [`${from}: the ${layer.name} layer may not import the package ${packageName}.`];
    }
    if (file === undefined) return [];
    const target = layerOf(file);
    if (target && target !== layer && !layer.layers.includes(target.name)) {
      return [`${from}: the ${layer.name} layer may not import ${file} (${target.name}).`];
    }
    if (!target) return [`${from}: ${file} belongs to no layer that may be imported.`];
    const [page, otherPage] = [pageOf(from), pageOf(file)];
    return page && otherPage && page !== otherPage && otherPage !== 'shared'
      ? [`${from}: a page may not import another page's folder (${file}).`]
      : [];
  });
}

function layerOf(path: string): Layer | undefined {
  return layers.find(({ matches }) => matches.test(path));
}

function pageOf(path: string): string | undefined {
  return /^src\/pages\/([\w-]+)\//.exec(path)?.[1];
}
