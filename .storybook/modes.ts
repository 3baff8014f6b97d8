/**
 * Screenshots of a story, in `npm run test:visual` and in Chromatic. A story without modes has one, at its own viewport
 * or at 1200 px. Storybook merges the modes of a page with those of its story, so the latter turn off what they do not
 * need.
 */

const pageModes = {
  'narrow phone': { viewport: { width: 320 } },
  desktop: { viewport: { width: 1280 } },
};

/** A state of a page that shows more in colour than its main state, e.g. errors. */
export const pageInForcedColours = {
  'forced colours': { viewport: { width: 1280 }, forcedColors: 'active' },
};

export const mainPageModes = {
  ...pageModes,
  ...pageInForcedColours,
  tablet: { viewport: { width: 768 } },
};

const noPageModes = { 'narrow phone': { disable: true }, desktop: { disable: true } } as const;

export const phoneModes = { ...noPageModes, phone: { viewport: { width: 390, height: 844 } } };

export const narrowPhoneModes = {
  ...noPageModes,
  'narrow phone': { viewport: { width: 320, height: 640 } },
};

export const tabletModes = { ...noPageModes, tablet: { viewport: { width: 768, height: 1024 } } };

/** A page on a phone in landscape. */
export const landscapeModes = {
  ...noPageModes,
  landscape: { viewport: { width: 844, height: 390 } },
};

/** A state of a page where its texts have the least room. */
export const longTextsModes = {
  ...noPageModes,
  'long texts': { viewport: { width: 320 }, forcedColors: 'active', texts: 'long' },
};

/** A page on A4 paper. */
export const paperModes = { ...noPageModes, paper: { viewport: { width: 794, height: 1123 } } };

/** A story of a component that draws borders or marks of its own for forced colours. */
export const forcedColours = (viewport: { width: number; height?: number } = { width: 1280 }) => ({
  chromatic: {
    modes: { normal: { viewport }, 'forced colours': { viewport, forcedColors: 'active' } },
  },
});

/** The default state of a component whose texts vary: also where they have the least room. */
export const longTexts = {
  chromatic: {
    modes: {
      normal: { viewport: { width: 1280 } },
      'long texts': longTextsModes['long texts'],
    },
  },
};

/**
 * The parameters of a page's stories.
 * @param text what the page is, on its docs page
 */
export const pageParameters = (text: string) => ({
  layout: 'fullscreen' as const,
  chromatic: { modes: pageModes },
  docs: { description: { component: text } },
});

/** Parameters of a story that shows nothing, or only what another story shows. */
export const noScreenshot = { chromatic: { disableSnapshot: true } };
