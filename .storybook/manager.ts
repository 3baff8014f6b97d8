import { GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
// The attribute is for esbuild, which bundles the manager and does not know Vite's `?raw`.
import css from '../src/design-system/tokens.css?raw' with { type: 'text' };
import { parseTokens } from '../stories/docs/foundations/parse-tokens.ts';
import './controls.css';
import './manager.css';
import { createTheme } from './theme.ts';

const tokens = parseTokens(css).filter(({ condition }) => condition === undefined);

// For manager.css.
for (const { name, value } of tokens) document.documentElement.style.setProperty(name, value);

addons.setConfig({ theme: createTheme(tokens), sidebar: { showRoots: true } });

// Phones and paper are higher than the space above the panel.
addons.register('panel-beside-high-stories', (api) => {
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: { viewport?: { value?: string } } }) => {
    const isHigh = /narrow|phone|paper/.test(globals.viewport?.value ?? '');
    api.togglePanelPosition(isHigh ? 'right' : 'bottom');
  });
});

interface PreparedStory {
  argTypes: Readonly<Record<string, { table?: { disable?: boolean } }>>;
  parameters: { controls?: { exclude?: RegExp } };
}

const CONTROLS_PANEL = 'addon-controls';
const CODE_PANEL = 'storybook/docs/panel';

// Without controls, e.g. on pages, the code says more than an empty panel.
addons.register('code-without-controls', (api) => {
  let isCodeInstead = false;
  api.on(STORY_PREPARED, ({ argTypes, parameters }: PreparedStory) => {
    const hasControls =
      !parameters.controls?.exclude && Object.values(argTypes).some(({ table }) => !table?.disable);
    const panel = api.getSelectedPanel();
    if (!hasControls && panel === CONTROLS_PANEL) {
      api.setSelectedPanel(CODE_PANEL);
      isCodeInstead = true;
    } else if (hasControls && isCodeInstead) {
      // Not if another panel was selected meanwhile.
      if (panel === CODE_PANEL) api.setSelectedPanel(CONTROLS_PANEL);
      isCodeInstead = false;
    }
  });
});
