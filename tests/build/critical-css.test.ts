import { expect, test } from 'vitest';
import { extractCriticalCss, stripFontFaces } from '../../scripts/build/critical-css.ts';

const pages = [
  '<p class="a">',
  '<p class="desktop:b [&amp;&gt;p]:c">',
  '<p data-d class="content-[&#x27;x&#x27;]">',
];

test.each([
  '.a{color:red}',
  String.raw`@media (width>=900px){.desktop\:b{color:red}}`,
  String.raw`.\[\&\>p\]\:c>p{color:red}`,
  String.raw`.content-\[\'x\'\]{content:"x"}`,
  'p{color:red}',
  '[data-d]{color:red}',
  ':root{--e:var(--h);--h:1px}p{top:var(--e)}',
  '@media (width>=900px){:root{--e:1px}}p{top:calc(var(--e)*2)}',
  'p{top:var(--none,var(--e))}:root{--e:1px}',
  '@property --f{syntax:"*";inherits:false}p{top:var(--f)}',
  '@font-face{font-family:g;src:url(/g.woff2)}',
])('extractCriticalCss includes %s', (rule) => {
  expect(extractCriticalCss(rule, pages)).toBe(rule);
});

test.each([
  ['a rule for an unused class', '.other{color:red}p{top:0}'],
  ['a rule for an unused class in a used one', '.a .other{color:red}p{top:0}'],
  [
    'a rule for an unused class in a media query',
    String.raw`@media (width>=900px){.desktop\:other{color:red}}p{top:0}`,
  ],
  [
    'a rule for an unused class in a layer',
    '@layer a{.other{color:red}}p{top:0}',
    '@layer a;p{top:0}',
  ],
  ['a rule for an element that no page has', 'table{color:red}p,table{top:0}'],
  ['rules for fields for files', '::file-selector-button{top:0}p{top:0}'],
  ['rules for fields for dates', '::-webkit-datetime-edit-text{top:0}p{top:0}'],
  ['rules for print', '@media print{p{color:red}}p{top:0}'],
  ['a property that is defined in :root only', ':root{--e:1px}p{top:0}'],
  ['a property that only an excluded rule uses', ':root{--e:1px}p{top:0}.other{top:var(--e)}'],
  ['a property that only an unused one uses', ':root{--e:1px;--h:var(--e)}p{top:0}'],
  ['an unused property in a rule', 'p{--e:1px;top:0}'],
  ['an unused property that is registered', '@property --f{syntax:"*";inherits:false}p{top:0}'],
])('extractCriticalCss excludes %s', (_, styles, expected = 'p{top:0}') => {
  expect(extractCriticalCss(styles, pages)).toBe(expected);
});

test('extractCriticalCss includes a rule for an element that only a module may add', () => {
  expect(extractCriticalCss('table{top:0}', pages, ['<table>'])).toBe('table{top:0}');
});

test('extractCriticalCss includes a class that a module may add during hydration', () => {
  const source = "<p className={cx('desktop:e [&>p]:f', isOpen && `g`)} />";
  for (const rule of [
    String.raw`@media (width>=900px){.desktop\:e{color:red}}`,
    String.raw`.\[\&\>p\]\:f>p{color:red}`,
    '.g{color:red}',
  ]) {
    expect(extractCriticalCss(rule, [], [source])).toBe(rule);
  }
  expect(extractCriticalCss('.h{color:red}', [], [source])).not.toContain('color');
});

test('extractCriticalCss preserves the order of cascade layers', () => {
  expect(
    extractCriticalCss('@layer base,utilities;@layer utilities{.other{top:0}}', pages),
  ).toContain('@layer base,utilities');
});

test('stripFontFaces removes every @font-face rule', () => {
  const font = '@font-face{font-family:a;src:url(/a.woff2)}';
  expect(stripFontFaces(`${font}p{color:red}${font}`)).toBe('p{color:red}');
});
