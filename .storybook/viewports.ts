import tokens from '../src/design-system/tokens.css?raw';

/** Sizes in the viewport toolbar: phones, a sheet of paper, and one at each breakpoint of the design system. */
export const viewports = {
  narrow: { name: 'Narrow phone, 320 px', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
  landscape: { name: 'Phone in landscape', styles: { width: '844px', height: '390px' } },
  paper: { name: 'A4 paper', styles: { width: '794px', height: '1123px' } },
  ...Object.fromEntries(
    [...tokens.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(([, name = '', rem]) => [
      name,
      {
        name: `${name.charAt(0).toUpperCase()}${name.slice(1)} (breakpoint)`,
        styles: { width: `${Number(rem) * 16}px`, height: '900px' },
      },
    ]),
  ),
};
