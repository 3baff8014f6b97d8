/** A success criterion of WCAG 2.2 at level A or AA, and what shows that the shop meets it. */
export interface Criterion {
  /** As WCAG counts it. */
  number: `${number}.${number}.${number}`;
  name: string;
  level: 'A' | 'AA';
  /** The test files that would fail without it, from the top of the project. */
  tests: readonly string[];
  /** The rules of axe that judge it in every story and on every page of the shop, by their ids. */
  axe?: readonly string[];
  /** Why it does not apply: there is nothing in the shop that it speaks of. */
  absent?: string;
  /** What the tests look at, and what of it they leave open. */
  note?: string;
}

const e2e = 'tests/e2e/accessibility';
const announcements = `${e2e}/announcements.spec.ts`;
const forcedColours = `${e2e}/forced-colours.spec.ts`;
const pointer = `${e2e}/pointer-and-time.spec.ts`;
const purchase = `${e2e}/purchase-by-keyboard.spec.ts`;
const reducedMotion = `${e2e}/reduced-motion.spec.ts`;
const reflow = `${e2e}/reflow.spec.ts`;
const selling = `${e2e}/selling-by-keyboard.spec.ts`;
const states = `${e2e}/states.spec.ts`;
const colourPairs = 'tests/docs/colour-pairs.test.ts';
const forms = [
  'stories/pages/CheckoutPage.stories.tsx',
  'stories/pages/AccountPage.stories.tsx',
  'stories/pages/seller/ProductFormPage.stories.tsx',
];

const noMedia = 'The shop has neither sound nor film.';

/** All criteria of both levels, in WCAG's order. 4.1.1 is not among them: WCAG 2.2 took it out. */
export const CRITERIA: readonly Criterion[] = [
  criterion('1.1.1', 'Non-text Content', 'A', {
    tests: [states, 'tests/catalogue/catalogue.test.ts'],
    axe: ['image-alt', 'role-img-alt', 'svg-img-alt', 'input-image-alt'],
    note: 'That each picture has words is tested; whether they are the right ones is not.',
  }),
  criterion('1.2.1', 'Audio-only and Video-only', 'A', { absent: noMedia }),
  criterion('1.2.2', 'Captions (Prerecorded)', 'A', { absent: noMedia }),
  criterion('1.2.3', 'Audio Description or Media Alternative', 'A', { absent: noMedia }),
  criterion('1.2.4', 'Captions (Live)', 'AA', { absent: noMedia }),
  criterion('1.2.5', 'Audio Description', 'AA', { absent: noMedia }),
  criterion('1.3.1', 'Info and Relationships', 'A', {
    tests: [states, ...forms],
    axe: ['list', 'listitem', 'definition-list', 'td-headers-attr', 'aria-required-children'],
  }),
  criterion('1.3.2', 'Meaningful Sequence', 'A', {
    tests: [states],
    note: 'The order of headings is tested, and that the focus is seen at every stop; the order of all texts is not.',
  }),
  criterion('1.3.3', 'Sensory Characteristics', 'A', {
    note: 'No test reads the texts for words such as “on the right”.',
  }),
  criterion('1.3.4', 'Orientation', 'AA', {
    tests: [reflow],
    note: 'The products on a phone that lies on its side, and the manifest, which asks for no orientation.',
  }),
  criterion('1.3.5', 'Identify Input Purpose', 'AA', {
    tests: [...forms, states],
    axe: ['autocomplete-valid'],
  }),
  criterion('1.4.1', 'Use of Color', 'A', {
    tests: [forcedColours, ...forms, states],
    axe: ['link-in-text-block'],
    note: 'What is chosen is seen where the system drops all colours; an error is a sentence.',
  }),
  criterion('1.4.2', 'Audio Control', 'A', { absent: noMedia }),
  criterion('1.4.3', 'Contrast (Minimum)', 'AA', {
    tests: [colourPairs, states],
    axe: ['color-contrast'],
    note: 'Every pair of colours in use is measured. The headline on the photograph is not: axe cannot judge text on pictures.',
  }),
  criterion('1.4.4', 'Resize Text', 'AA', {
    tests: [states],
    note: 'By a zoom of 400 %, which goes beyond the 200 % that are asked for, and each page with text at 200 %.',
  }),
  criterion('1.4.5', 'Images of Text', 'AA', {
    note: 'No test looks for words in the photographs.',
  }),
  criterion('1.4.10', 'Reflow', 'AA', { tests: [states, reflow] }),
  criterion('1.4.11', 'Non-text Contrast', 'AA', {
    tests: [colourPairs, forcedColours],
    note: 'The lines of controls, states and the focus ring, as their colours are paired.',
  }),
  criterion('1.4.12', 'Text Spacing', 'AA', { tests: [states] }),
  criterion('1.4.13', 'Content on Hover or Focus', 'AA', {
    absent: 'Nothing but the way past the header appears with the pointer or the focus.',
  }),
  criterion('2.1.1', 'Keyboard', 'A', {
    tests: [purchase, selling, states],
    axe: ['scrollable-region-focusable'],
  }),
  criterion('2.1.2', 'No Keyboard Trap', 'A', {
    tests: [states, 'tests/e2e/menu.phone.spec.ts', 'tests/e2e/filters.phone.spec.ts'],
    note: 'Tab and Shift+Tab go on from stop to stop until they come round; Escape leads out of the sheets. A toast gives the focus back to where it came from, which is not tested as a way out.',
  }),
  criterion('2.1.4', 'Character Key Shortcuts', 'A', {
    absent: 'The only shortcut, F8 to the toasts, is not a character key.',
  }),
  criterion('2.2.1', 'Timing Adjustable', 'A', {
    tests: [pointer],
    note: 'A toast with a way back goes after eight seconds, but waits for whoever has reached it.',
  }),
  criterion('2.2.2', 'Pause, Stop, Hide', 'A', {
    tests: [states, reducedMotion],
    note: 'Nothing moves by itself for longer than the line that tells of a page on its way.',
  }),
  criterion('2.3.1', 'Three Flashes or Below Threshold', 'A', { absent: 'Nothing flashes.' }),
  criterion('2.4.1', 'Bypass Blocks', 'A', {
    tests: [announcements, states],
    axe: ['bypass', 'skip-link', 'region'],
  }),
  criterion('2.4.2', 'Page Titled', 'A', {
    tests: ['tests/app/page-metadata.test.ts', 'tests/e2e/metadata.spec.ts', states],
    axe: ['document-title'],
  }),
  criterion('2.4.3', 'Focus Order', 'A', {
    tests: [purchase, selling, announcements, 'stories/pages/CartPage.stories.tsx'],
    note: 'Along the purchase and the seller’s way, and where something is removed.',
  }),
  criterion('2.4.4', 'Link Purpose (In Context)', 'A', {
    tests: [states],
    axe: ['link-name'],
    note: 'That each link has a name is tested; whether it tells enough is not.',
  }),
  criterion('2.4.5', 'Multiple Ways', 'AA', {
    tests: ['tests/e2e/products.spec.ts', 'stories/pages/HomePage.stories.tsx'],
    note: 'A product by search, by category, from the home page. No test counts the ways to the account and the seller’s pages.',
  }),
  criterion('2.4.6', 'Headings and Labels', 'AA', {
    tests: [states],
    axe: ['empty-heading', 'label'],
    note: 'That they are there and in order; whether they describe well is not tested.',
  }),
  criterion('2.4.7', 'Focus Visible', 'AA', { tests: [states, forcedColours] }),
  criterion('2.4.11', 'Focus Not Obscured (Minimum)', 'AA', {
    tests: [states, 'tests/e2e/cart.phone.spec.ts'],
    note: 'By the header and all else that stays. A toast that comes over the focus for four to eight seconds is not tested.',
  }),
  criterion('2.5.1', 'Pointer Gestures', 'A', {
    tests: ['stories/design-system/commerce/ProductGallery.stories.tsx'],
    note: 'A photograph that is swiped to is also pressed for.',
  }),
  criterion('2.5.2', 'Pointer Cancellation', 'A', {
    tests: [
      'stories/design-system/layout/Tabs.stories.tsx',
      'stories/design-system/commerce/AddToCartButton.stories.tsx',
    ],
    note: 'Tabs and Add to Cart; nearly all else is a native button or link.',
  }),
  criterion('2.5.3', 'Label in Name', 'A', {
    tests: [states],
    axe: ['label-content-name-mismatch'],
  }),
  criterion('2.5.4', 'Motion Actuation', 'A', {
    absent: 'No part of the shop asks how the device is moved.',
  }),
  criterion('2.5.7', 'Dragging Movements', 'AA', {
    tests: [pointer, selling],
    note: 'The price by a press on its track, files by Browse Images.',
  }),
  criterion('2.5.8', 'Target Size (Minimum)', 'AA', { tests: [states] }),
  criterion('3.1.1', 'Language of Page', 'A', {
    tests: [states],
    axe: ['html-has-lang', 'html-lang-valid'],
  }),
  criterion('3.1.2', 'Language of Parts', 'AA', {
    note: 'The shop writes English alone. The checkout shows the browser’s own messages, in the browser’s language, which nothing marks.',
  }),
  criterion('3.2.1', 'On Focus', 'A', { tests: [purchase, selling, states] }),
  criterion('3.2.2', 'On Input', 'A', { tests: [purchase, selling] }),
  criterion('3.2.3', 'Consistent Navigation', 'AA', { tests: [states] }),
  criterion('3.2.4', 'Consistent Identification', 'AA', {
    tests: [states],
    note: 'Header and footer; all other controls are components, which bring their names along.',
  }),
  criterion('3.2.6', 'Consistent Help', 'A', { tests: [states] }),
  criterion('3.3.1', 'Error Identification', 'A', { tests: forms }),
  criterion('3.3.2', 'Labels or Instructions', 'A', {
    tests: [...forms, states],
    axe: ['label', 'select-name'],
    note: 'What may be left out says so; all else is required.',
  }),
  criterion('3.3.3', 'Error Suggestion', 'AA', { tests: forms }),
  criterion('3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA', {
    tests: forms,
    note: 'An order is checked, and stands beside the form until it is placed.',
  }),
  criterion('3.3.7', 'Redundant Entry', 'A', { tests: forms }),
  criterion('3.3.8', 'Accessible Authentication (Minimum)', 'AA', {
    absent: 'The shop has no sign-in.',
  }),
  criterion('4.1.2', 'Name, Role, Value', 'A', {
    tests: [states],
    axe: ['button-name', 'link-name', 'label', 'aria-valid-attr-value', 'nested-interactive'],
  }),
  criterion('4.1.3', 'Status Messages', 'AA', {
    tests: [
      purchase,
      'stories/pages/ProductsPage.stories.tsx',
      'stories/pages/CheckoutPage.stories.tsx',
    ],
  }),
];

/** What can be said of a criterion. */
export type Verdict = 'tested' | 'absent' | 'open';

export function verdictOf({ tests, absent }: Criterion): Verdict {
  if (absent !== undefined) return 'absent';
  return tests.length > 0 ? 'tested' : 'open';
}

function criterion(
  number: Criterion['number'],
  name: string,
  level: Criterion['level'],
  { tests = [], ...rest }: Partial<Criterion>,
): Criterion {
  return { number, name, level, tests, ...rest };
}
