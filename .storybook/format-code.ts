import type { Exports } from './read-exports.ts';

/** What code shows for a value with an image's sources, by the name of its prop. */
const CATALOGUE_VALUES: Partial<Record<string, string>> = {
  image: 'products[0].photographs[0]',
  photograph: 'products[0].photographs[0]',
  photographs: 'products[0].photographs',
  product: 'products[0]',
  products: 'products',
};

/**
 * Formats the code that a story shows: adds its imports, once, because Storybook formats the code of a story in a docs
 * page twice. A value with an image's sources comes from the catalogue, e.g. `product={products[0]}`. A controlled
 * component has its state. A toast is the call that shows it.
 */
export function formatCode(code: string, files: Exports['files']): string {
  if (!code.startsWith('<')) return code;
  const jsx = takeFromCatalogue(
    code
      .replaceAll('React.Fragment', '')
      .replaceAll('[object Set]', 'new Set()')
      .replaceAll(' format={() => {}}', ' format={formatWholeDollars}')
      .replaceAll(/(?<!\bon[A-Z]\w*)=\{\(\) => \{\}\}/g, '={String}')
      .replaceAll(/\n \/>/g, '\n/>')
      .replace(
        /^<Field\b([^]*?)\s*\/>$/,
        '<Field$1>\n  {(control) => <input {...control} />}\n</Field>',
      ),
  ).replace(/^<ToastOnPage\n {2}options=\{(\{\n[^]*?)^ {2}\}\}\n\/>/m, (_, options: string) => {
    return `void notify(${options.replaceAll(/^ {2}/gm, '')}});`;
  });
  const names = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const paths = new Set(names.flatMap((name) => files[name] ?? []));
  const imports = [...paths].map((path) => [
    names.filter((name) => files[name] === path).join(', '),
    path,
  ]);
  if (/\bproducts\b[[}]/.test(jsx)) imports.push(['products', 'catalogue/catalogue.ts']);
  if (jsx.includes('{formatWholeDollars}')) imports.push(['formatWholeDollars', 'domain/money.ts']);
  if (jsx.startsWith('void notify')) imports.push(['notify', 'shared/toasts/notify.tsx']);
  const lines = imports.map(([exported, path]) => `import { ${exported} } from './${path}';\n`);
  return lines.length === 0 ? jsx : storeValue(`${lines.join('')}\n${jsx}`);
}

/** Adds the state of a controlled component, whose value would never change where the code is pasted. */
function storeValue(code: string): string {
  const value = /\n {2}value=(\{[^]*?\}|".*")(?=\n)/.exec(code)?.[1];
  if (value === undefined || !code.includes('onValueChange={() => {}}')) return code;
  const first = value
    .replaceAll(/^\{|\}$/g, '')
    .replaceAll(/(?<=\[)\s+|\s+(?=\])/g, '')
    .replaceAll(/\s+/g, ' ');
  const type = first === 'null' ? '<string | null>' : '<readonly [number, number]>';
  const typed = /^(?:null|\[)/.test(first) ? `${type}(${first})` : `(${first})`;
  return code
    .replace(
      '\n\n',
      `\nimport { useState } from 'react';\n\nconst [value, setValue] = useState${typed};\n\n`,
    )
    .replace(`value=${value}`, 'value={value}')
    .replace('onValueChange={() => {}}', 'onValueChange={setValue}');
}

function takeFromCatalogue(code: string): string {
  return code.replaceAll(
    /^( *)(\w+)(=\{|: )[[{]\n([^]*?)^\1[\]}](\}?)/gm,
    (text, indent, name, start, value, end) => {
      if (!String(value).includes('srcSet:')) return text;
      const expression = CATALOGUE_VALUES[String(name)];
      if (expression === undefined) {
        return text.replace(String(value), takeFromCatalogue(String(value)));
      }
      // What stories of a product change.
      const own = [...String(value).matchAll(/^ {4}(?:name|price|stock): .*\w'?/gm)].join(',\n');
      return own === '' || name !== 'product'
        ? `${indent}${name}${start}${expression}${end}`
        : `${indent}product={{\n    ...${expression},\n${own}\n${indent}}}`;
    },
  );
}
