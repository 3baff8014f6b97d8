/**
 * What Chromatic takes pictures of. Components are seen at one width; pages at a narrow phone's, a
 * tablet's and a desktop's, and once more as people see them who set their own colours or want
 * stillness.
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
