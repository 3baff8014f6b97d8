/** A success criterion of WCAG 2.2 at level A or AA, with the tests that cover it. */
export interface Criterion {
  number: `${number}.${number}.${number}`;
  name: string;
  level: 'A' | 'AA';
  /** Test files that fail if the criterion is violated, relative to the project root. */
  tests: readonly string[];
  /** Ids of the axe rules that cover the criterion, in every story and on every page. */
  axe?: readonly string[];
  /** Why the criterion does not apply. */
  notApplicable?: string;
  /** Coverage and gaps of the tests. */
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

/** The transcript of a journey with a screen reader. */
const spoken = (journey: string) => `tests/screen-reader/transcripts/${journey}.txt`;

const noMedia = 'The shop has no audio or video.';

/** All criteria of levels A and AA, in WCAG's order. WCAG 2.2 removed 4.1.1. */
export const CRITERIA: readonly Criterion[] = [
  criterion('1.1.1', 'Non-text Content', 'A', {
    tests: [states, 'tests/catalogue/catalogue.test.ts', spoken('product')],
    axe: ['image-alt', 'role-img-alt', 'svg-img-alt', 'input-image-alt'],
    note: 'Tests check that each image has a text alternative, not that it is accurate.',
  }),
  criterion('1.2.1', 'Audio-only and Video-only', 'A', { notApplicable: noMedia }),
  criterion('1.2.2', 'Captions (Prerecorded)', 'A', { notApplicable: noMedia }),
  criterion('1.2.3', 'Audio Description or Media Alternative', 'A', { notApplicable: noMedia }),
  criterion('1.2.4', 'Captions (Live)', 'AA', { notApplicable: noMedia }),
  criterion('1.2.5', 'Audio Description', 'AA', { notApplicable: noMedia }),
  criterion('1.3.1', 'Info and Relationships', 'A', {
    tests: [states, ...forms, spoken('lamp'), spoken('cart'), spoken('checkout')],
    axe: ['list', 'listitem', 'definition-list', 'td-headers-attr', 'aria-required-children'],
  }),
  criterion('1.3.2', 'Meaningful Sequence', 'A', {
    tests: [states, ...['lamp', 'search', 'product', 'cart', 'checkout', 'account'].map(spoken)],
    note: 'Tests check the order of headings and of focus everywhere, and of all text on the six pages that the transcripts read.',
  }),
  criterion('1.3.3', 'Sensory Characteristics', 'A', {
    note: 'No test looks for phrases in the texts, e.g. “on the right”.',
  }),
  criterion('1.3.4', 'Orientation', 'AA', {
    tests: [reflow],
    note: 'Tests check the products page on a phone in landscape, and that the manifest sets no orientation.',
  }),
  criterion('1.3.5', 'Identify Input Purpose', 'AA', {
    tests: [...forms, states],
    axe: ['autocomplete-valid'],
  }),
  criterion('1.4.1', 'Use of Color', 'A', {
    tests: [forcedColours, ...forms, states],
    axe: ['link-in-text-block'],
    note: 'Selected items have a mark in forced colours; errors are text.',
  }),
  criterion('1.4.2', 'Audio Control', 'A', { notApplicable: noMedia }),
  criterion('1.4.3', 'Contrast (Minimum)', 'AA', {
    tests: [colourPairs, states],
    axe: ['color-contrast'],
    note: 'Every pair of colours in use is measured, except the headline on the hero image: axe cannot evaluate text on images.',
  }),
  criterion('1.4.4', 'Resize Text', 'AA', {
    tests: [states],
    note: 'Tests emulate 400 % zoom (the criterion requires 200 %), and text at 200 % on each page.',
  }),
  criterion('1.4.5', 'Images of Text', 'AA', {
    note: 'No test looks for text in the photographs.',
  }),
  criterion('1.4.10', 'Reflow', 'AA', { tests: [states, reflow] }),
  criterion('1.4.11', 'Non-text Contrast', 'AA', {
    tests: [colourPairs, forcedColours],
    note: 'Tests measure the colour pairs of control borders, states and the focus ring.',
  }),
  criterion('1.4.12', 'Text Spacing', 'AA', { tests: [states] }),
  criterion('1.4.13', 'Content on Hover or Focus', 'AA', {
    notApplicable: 'Only the skip link appears on focus, and nothing on hover.',
  }),
  criterion('2.1.1', 'Keyboard', 'A', {
    tests: [purchase, selling, states],
    axe: ['scrollable-region-focusable'],
  }),
  criterion('2.1.2', 'No Keyboard Trap', 'A', {
    tests: [states, 'tests/e2e/menu.phone.spec.ts', 'tests/e2e/filters.phone.spec.ts'],
    note: 'Tests press Tab and Shift+Tab through a full cycle, and Escape in the dialogs. Leaving a toast by keyboard is not tested.',
  }),
  criterion('2.1.4', 'Character Key Shortcuts', 'A', {
    notApplicable: 'The only shortcut is F8 (focuses the toasts), which is not a character key.',
  }),
  criterion('2.2.1', 'Timing Adjustable', 'A', {
    tests: [pointer],
    note: 'A toast with Undo closes after eight seconds, but not while it has focus.',
  }),
  criterion('2.2.2', 'Pause, Stop, Hide', 'A', {
    tests: [states, reducedMotion],
    note: 'The longest automatic animation is the progress bar of a pending navigation.',
  }),
  criterion('2.3.1', 'Three Flashes or Below Threshold', 'A', {
    notApplicable: 'Nothing flashes.',
  }),
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
    note: 'Tests cover the purchase, the seller flow and the removal of a cart line.',
  }),
  criterion('2.4.4', 'Link Purpose (In Context)', 'A', {
    tests: [states],
    axe: ['link-name'],
    note: 'Tests check that each link has a name, not that the name is sufficient.',
  }),
  criterion('2.4.5', 'Multiple Ways', 'AA', {
    tests: ['tests/e2e/products.spec.ts', 'stories/pages/HomePage.stories.tsx'],
    note: 'Tests find products by search, by category and from the home page. Account and seller pages are not tested.',
  }),
  criterion('2.4.6', 'Headings and Labels', 'AA', {
    tests: [states],
    axe: ['empty-heading', 'label'],
    note: 'Tests check presence and order, not whether they are descriptive.',
  }),
  criterion('2.4.7', 'Focus Visible', 'AA', { tests: [states, forcedColours] }),
  criterion('2.4.11', 'Focus Not Obscured (Minimum)', 'AA', {
    tests: [
      states,
      'tests/e2e/cart.phone.spec.ts',
      'tests/e2e/accessibility/zoomed-journeys.spec.ts',
    ],
    note: 'Tests cover the header, other sticky elements and, at 400 % zoom, toasts. On a desktop, a toast at the bottom right may cover the focus for four to eight seconds.',
  }),
  criterion('2.5.1', 'Pointer Gestures', 'A', {
    tests: ['stories/design-system/commerce/ProductGallery.stories.tsx'],
    note: 'Thumbnails are the alternative to a swipe in the gallery.',
  }),
  criterion('2.5.2', 'Pointer Cancellation', 'A', {
    tests: [
      'stories/design-system/layout/Tabs.stories.tsx',
      'stories/design-system/commerce/AddToCartButton.stories.tsx',
    ],
    note: 'Tests cover tabs and Add to Cart; most other controls are native buttons or links.',
  }),
  criterion('2.5.3', 'Label in Name', 'A', {
    tests: [states],
    axe: ['label-content-name-mismatch'],
  }),
  criterion('2.5.4', 'Motion Actuation', 'A', {
    notApplicable: 'The shop does not use device motion.',
  }),
  criterion('2.5.7', 'Dragging Movements', 'AA', {
    tests: [pointer, selling],
    note: 'Alternatives to dragging: a press on the slider track, and Browse Images.',
  }),
  criterion('2.5.8', 'Target Size (Minimum)', 'AA', { tests: [states] }),
  criterion('3.1.1', 'Language of Page', 'A', {
    tests: [states],
    axe: ['html-has-lang', 'html-lang-valid'],
  }),
  criterion('3.1.2', 'Language of Parts', 'AA', {
    note: 'The shop is in English. Native error messages at the checkout are in the browser’s language, without `lang`.',
  }),
  criterion('3.2.1', 'On Focus', 'A', { tests: [purchase, selling, states] }),
  criterion('3.2.2', 'On Input', 'A', { tests: [purchase, selling] }),
  criterion('3.2.3', 'Consistent Navigation', 'AA', { tests: [states] }),
  criterion('3.2.4', 'Consistent Identification', 'AA', {
    tests: [states],
    note: 'Tests cover header and footer. Other controls are shared components with the same names everywhere.',
  }),
  criterion('3.2.6', 'Consistent Help', 'A', { tests: [states] }),
  criterion('3.3.1', 'Error Identification', 'A', {
    tests: [...forms, ...['checkout', 'account', 'seller'].map(spoken)],
  }),
  criterion('3.3.2', 'Labels or Instructions', 'A', {
    tests: [...forms, states, spoken('checkout')],
    axe: ['label', 'select-name'],
    note: 'Optional fields are marked; all others are required.',
  }),
  criterion('3.3.3', 'Error Suggestion', 'AA', { tests: forms }),
  criterion('3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA', {
    tests: forms,
    note: 'The form is validated, and the order summary is next to it until the order is placed.',
  }),
  criterion('3.3.7', 'Redundant Entry', 'A', { tests: forms }),
  criterion('3.3.8', 'Accessible Authentication (Minimum)', 'AA', {
    notApplicable: 'The shop has no sign-in.',
  }),
  criterion('4.1.2', 'Name, Role, Value', 'A', {
    tests: [states, ...['search', 'product', 'photographs', 'account', 'phone'].map(spoken)],
    axe: ['button-name', 'link-name', 'label', 'aria-valid-attr-value', 'nested-interactive'],
    note: 'Orca does not read the current page, the selected tab, an invalid field and the name of a dialog; axe and stories test them.',
  }),
  criterion('4.1.3', 'Status Messages', 'AA', {
    tests: [
      purchase,
      'stories/pages/ProductsPage.stories.tsx',
      'stories/pages/CheckoutPage.stories.tsx',
      ...['lamp', 'search', 'cart', 'checkout', 'account', 'seller'].map(spoken),
    ],
  }),
];

export type Verdict = 'tested' | 'not-applicable' | 'not-tested';

export function verdictOf({ tests, notApplicable }: Criterion): Verdict {
  if (notApplicable !== undefined) return 'not-applicable';
  return tests.length > 0 ? 'tested' : 'not-tested';
}

function criterion(
  number: Criterion['number'],
  name: string,
  level: Criterion['level'],
  { tests = [], ...rest }: Partial<Criterion>,
): Criterion {
  return { number, name, level, tests, ...rest };
}
