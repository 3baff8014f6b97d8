export interface Mode {
  viewport: { width: number; height?: number };
  forcedColors?: 'active';
  /** A global, see `.storybook/texts-toolbar.tsx`. */
  texts?: 'long';
}

/** The parts of a story in Storybook's preview that decide on its screenshots. */
export interface PreviewStory {
  parameters: {
    chromatic?: {
      disableSnapshot?: boolean;
      prefersReducedMotion?: string;
      modes?: Readonly<Record<string, Mode | { disable: true }>>;
    };
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
  storyGlobals: { viewport?: { value: string } };
  tags: readonly string[];
}

/** Chromatic's default viewport width, in pixels. */
const DEFAULT_WIDTH = 1200;

/** The screenshots of a story, by name. See `.storybook/modes.ts`. */
export function modesOf({ parameters, storyGlobals }: PreviewStory): Record<string, Mode> {
  const { disableSnapshot = false, modes } = parameters.chromatic ?? {};
  if (disableSnapshot) return {};
  if (modes) {
    return Object.fromEntries(
      Object.entries(modes).flatMap(([name, mode]) => ('disable' in mode ? [] : [[name, mode]])),
    );
  }
  const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
  if (!styles) return { default: { viewport: { width: DEFAULT_WIDTH } } };
  return { own: { viewport: { width: parseInt(styles.width), height: parseInt(styles.height) } } };
}
