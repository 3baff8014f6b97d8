/** The headings of a component's docs page, in their order, each after the key of `usage` that has its text. */
export const USAGE_HEADINGS = [
  ['when', 'When to use'],
  ['whenNot', 'When not to use'],
  ['anatomy', 'Anatomy'],
  ['keyboard', 'Keyboard'],
  ['screenReader', 'Screen reader'],
  ['content', 'Content'],
] as const;
