/**
 * Modes of the visual regression tests, here and in Chromatic. Components are captured at one width; pages at
 * three widths, and with forced colours and reduced motion.
 */
export const componentModes = {
  desktop: { viewport: { width: 1280 } },
};

export const pageModes = {
  'narrow phone': { viewport: { width: 320 } },
  tablet: { viewport: { width: 768 } },
  desktop: { viewport: { width: 1280 } },
  'forced colours': { viewport: { width: 1280 }, forcedColors: 'active' },
  'reduced motion': { viewport: { width: 1280 }, prefersReducedMotion: 'reduce' },
};
