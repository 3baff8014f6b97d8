import type { Exports } from './read-exports.ts';

/** What code shows for a function that returns a value, by the name of its prop. */
const FUNCTIONS: Partial<Record<string, string>> = {
  format: 'formatWholeDollars',
  getHref: '(id) => `/product/${id}`',
  getEditHref: '(id) => `/seller/edit-product/${id}`',
};

/**
 * Formats the code that a story shows: adds its imports, once, because Storybook formats the code of a story in a docs
 * page twice. Photographs and products come from the catalogue. A controlled component has its state. A toast is the
 * call that shows it.
 * @param args of the story: Storybook shows no values of a `Set`
 */
export function formatCode(
  code: string,
  files: Exports['files'],
  args: Readonly<Record<string, unknown>> = {},
): string {
  if (!code.startsWith('<')) return code;
  const jsx = takeFromCatalogue(
    code
      .replaceAll('React.Fragment', '')
      .replaceAll(/\b(\w+)=\{\[object Set\]\}/g, (_, name: string) => {
        const values = args[name] instanceof Set ? [...args[name]] : [];
        return `${name}={new Set(${values.length > 0 ? `['${values.join("', '")}']` : ''})}`;
      })
      .replaceAll(/\b(\w+)=\{\(\) => \{\}\}/g, (text, name) => {
        const shown = FUNCTIONS[String(name)];
        return shown === undefined ? text : `${name}={${shown}}`;
      })
      .replaceAll(/\n \/>/g, '\n/>')
      .replace(
        /^<Field\b([^]*?)\s*\/>$/,
        '<Field$1>\n  {(control) => <input {...control} className={`${controlClass} h-11.5 text-field`} />}\n</Field>',
      ),
  ).replace(/^<ToastOnPage\n {2}options=\{(\{\n[^]*?)^ {2}\}\}\n\/>/m, (_, options: string) => {
    return `void notify(${options.replaceAll(/^ {2}/gm, '')}});`;
  });
  const names = [...new Set(jsx.match(/(?<=<)[A-Z]\w*|\bcontrolClass\b/g))];
  const paths = new Set(names.flatMap((name) => files[name] ?? []));
  const imports = [...paths].map((path) => [
    names.filter((name) => files[name] === path).join(', '),
    path,
  ]);
  if (jsx.includes("photographs['")) imports.push(['photographs', 'catalogue/photographs.ts']);
  if (/\bproducts(?:\[|\.\w)/.test(jsx)) imports.push(['products', 'catalogue/catalogue.ts']);
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

/**
 * Replaces the files of photographs by the photographs, unless they are missing, and products by those of the catalogue
 * with changes.
 */
function takeFromCatalogue(code: string): string {
  return code
    .replaceAll(
      /\{[^{}]*\bpath: 'photographs\/(?!not-found')([\w-]+)'[^{}]*\}/g,
      "photographs['$1']",
    )
    .replaceAll(
      /^( *)(products?)(=\{|: )[[{]\n([^]*?)^\1[\]}](\}?)/gm,
      (text, indent, name, start, value, end) => {
        if (!String(value).includes("photographs['")) return text;
        if (name === 'products') {
          const names = Array.from(String(value).matchAll(/^ {6}name: (.+),$/gm), ([, one]) => one);
          const isSame = names.length > 1 && new Set(names).size === 1;
          const change = isSame ? `.map((product) => ({ ...product, name: ${names[0]} }))` : '';
          return `${indent}products${start}products.slice(0, ${names.length})${change}${end}`;
        }
        // What stories of a product change.
        const own = [
          ...String(value).matchAll(
            /^ {4}(?:name|price|stock|photographs): (?:\[[^]*?^ {4}\]|.*\w'?)/gm,
          ),
        ].join(',\n');
        return `${indent}product={{\n    ...products[0],\n${own}\n${indent}}}`;
      },
    );
}
