import type { Exports } from './read-exports.ts';

/**
 * Formats the code that a story shows: adds its imports, once, because Storybook formats the code of a story in a docs
 * page twice. A value with an image's sources is a variable, e.g. `photograph={photograph}`.
 */
export function formatCode(code: string, files: Exports['files']): string {
  if (!code.startsWith('<')) return code;
  const jsx = code
    .replaceAll('React.Fragment', '')
    .replaceAll('[object Set]', 'new Set()')
    .replaceAll(/^( *)(\w+)=\{[[{]\n([^]*?)^\1[\]}]\}/gm, (prop, indent, name, value) =>
      String(value).includes('srcSet:') ? `${indent}${name}={${name}}` : prop,
    );
  const names = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const paths = new Set(names.flatMap((name) => files[name] ?? []));
  const lines = [...paths].map((path) => {
    const exports = names.filter((name) => files[name] === path);
    return `import { ${exports.join(', ')} } from './${path}';\n`;
  });
  return lines.length === 0 ? jsx : `${lines.join('')}\n${jsx}`;
}
