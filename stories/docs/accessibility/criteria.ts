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
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    tests: [states, 'tests/catalogue/catalogue.test.ts'],
    axe: ['image-alt', 'role-img-alt', 'svg-img-alt', 'input-image-alt'],
    note: 'That each picture has words is tested; whether they are the right ones is not.',
  },
  { number: '1.2.1', name: 'Audio-only and Video-only', level: 'A', tests: [], absent: noMedia },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', tests: [], absent: noMedia },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative',
    level: 'A',
    tests: [],
    absent: noMedia,
  },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', tests: [], absent: noMedia },
  { number: '1.2.5', name: 'Audio Description', level: 'AA', tests: [], absent: noMedia },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    tests: [states, ...forms],
    axe: ['list', 'listitem', 'definition-list', 'td-headers-attr', 'aria-required-children'],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    tests: [states],
    note: 'The order of headings is tested, and that the focus is seen at every stop; the order of all texts is not.',
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    tests: [],
    note: 'No test reads the texts for words such as “on the right”.',
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    tests: [reflow],
    note: 'The products on a phone that lies on its side, and the manifest, which asks for no orientation.',
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    tests: [...forms, states],
    axe: ['autocomplete-valid'],
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    tests: [forcedColours, ...forms, states],
    axe: ['link-in-text-block'],
    note: 'What is chosen is seen where the system drops all colours; an error is a sentence.',
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', tests: [], absent: noMedia },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    tests: [colourPairs, states],
    axe: ['color-contrast'],
    note: 'Every pair of colours in use is measured. The headline on the photograph is not: axe cannot judge text on pictures.',
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    tests: [states],
    note: 'By a zoom of 400 %, which goes beyond the 200 % that are asked for, and each page with text at 200 %.',
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    tests: [],
    note: 'No test looks for words in the photographs.',
  },
  { number: '1.4.10', name: 'Reflow', level: 'AA', tests: [states, reflow] },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    tests: [colourPairs, forcedColours],
    note: 'The lines of controls, states and the focus ring, as their colours are paired.',
  },
  { number: '1.4.12', name: 'Text Spacing', level: 'AA', tests: [states] },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    tests: [],
    absent: 'Nothing but the way past the header appears with the pointer or the focus.',
  },
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    tests: [purchase, selling, states],
    axe: ['scrollable-region-focusable'],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    tests: [states, 'tests/e2e/menu.phone.spec.ts', 'tests/e2e/filters.phone.spec.ts'],
    note: 'Tab and Shift+Tab go on from stop to stop until they come round; Escape leads out of the sheets. A toast gives the focus back to where it came from, which is not tested as a way out.',
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    tests: [],
    absent: 'The only shortcut, F8 to the toasts, is not a character key.',
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    tests: [pointer],
    note: 'A toast with a way back goes after eight seconds, but waits for whoever has reached it.',
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    tests: [states, reducedMotion],
    note: 'Nothing moves by itself for longer than the line that tells of a page on its way.',
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    tests: [],
    absent: 'Nothing flashes.',
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    tests: [announcements, states],
    axe: ['bypass', 'skip-link', 'region'],
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    tests: ['tests/app/heads.test.ts', 'tests/e2e/heads.spec.ts', states],
    axe: ['document-title'],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    tests: [purchase, selling, announcements, 'stories/pages/CartPage.stories.tsx'],
    note: 'Along the purchase and the seller’s way, and where something is removed.',
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    tests: [states],
    axe: ['link-name'],
    note: 'That each link has a name is tested; whether it tells enough is not.',
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    tests: ['tests/e2e/products.spec.ts', 'stories/pages/HomePage.stories.tsx'],
    note: 'A product by search, by category, from the home page. No test counts the ways to the account and the seller’s pages.',
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    tests: [states],
    axe: ['empty-heading', 'label'],
    note: 'That they are there and in order; whether they describe well is not tested.',
  },
  { number: '2.4.7', name: 'Focus Visible', level: 'AA', tests: [states, forcedColours] },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    tests: [states, 'tests/e2e/cart.phone.spec.ts'],
    note: 'By the header and all else that stays. A toast that comes over the focus for four to eight seconds is not tested.',
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    tests: ['stories/design-system/commerce/ProductGallery.stories.tsx'],
    note: 'A photograph that is swiped to is also pressed for.',
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    tests: [
      'stories/design-system/layout/Tabs.stories.tsx',
      'stories/design-system/commerce/AddToCartButton.stories.tsx',
    ],
    note: 'Tabs and Add to Cart; nearly all else is a native button or link.',
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    tests: [states],
    axe: ['label-content-name-mismatch'],
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    tests: [],
    absent: 'No part of the shop asks how the device is moved.',
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    tests: [pointer, selling],
    note: 'The price by a press on its track, files by Browse Images.',
  },
  { number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', tests: [states] },
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    tests: [states],
    axe: ['html-has-lang', 'html-lang-valid'],
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    tests: [],
    note: 'The shop writes English alone. The checkout shows the browser’s own messages, in the browser’s language, which nothing marks.',
  },
  { number: '3.2.1', name: 'On Focus', level: 'A', tests: [purchase, selling, states] },
  { number: '3.2.2', name: 'On Input', level: 'A', tests: [purchase, selling] },
  { number: '3.2.3', name: 'Consistent Navigation', level: 'AA', tests: [states] },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    tests: [states],
    note: 'Header and footer; all other controls are components, which bring their names along.',
  },
  { number: '3.2.6', name: 'Consistent Help', level: 'A', tests: [states] },
  { number: '3.3.1', name: 'Error Identification', level: 'A', tests: forms },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    tests: [...forms, states],
    axe: ['label', 'select-name'],
    note: 'What may be left out says so; all else is required.',
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    tests: forms,
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    tests: forms,
    note: 'An order is checked, and stands beside the form until it is placed.',
  },
  { number: '3.3.7', name: 'Redundant Entry', level: 'A', tests: forms },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    tests: [],
    absent: 'Nobody signs in.',
  },
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    tests: [states],
    axe: ['button-name', 'link-name', 'label', 'aria-valid-attr-value', 'nested-interactive'],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    tests: [
      purchase,
      'stories/pages/ProductsPage.stories.tsx',
      'stories/pages/CheckoutPage.stories.tsx',
    ],
  },
];

/** What can be said of a criterion. */
export type Verdict = 'tested' | 'absent' | 'open';

export function verdictOf({ tests, absent }: Criterion): Verdict {
  if (absent !== undefined) return 'absent';
  return tests.length > 0 ? 'tested' : 'open';
}
