import { GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
// The attribute is for esbuild, which bundles the manager and does not know Vite's `?raw`.
import css from '../src/design-system/tokens.css?raw' with { type: 'text' };
import { parseTokens } from '../stories/docs/foundations/parse-tokens.ts';
import './controls.css';
import './manager.css';
import { createTheme } from './theme.ts';

const tokens = parseTokens(css).filter(({ condition }) => condition === undefined);

// manager.css uses the tokens.
for (const { name, value } of tokens) document.documentElement.style.setProperty(name, value);

addons.setConfig({ theme: createTheme(tokens), sidebar: { showRoots: true } });

interface PreparedStory {
  id: string;
  parameters: { controls?: { exclude?: RegExp }; docs?: { codePanel?: boolean } };
}

const CONTROLS_PANEL = 'addon-controls';
const CODE_PANEL = 'storybook/docs/panel';
/** Lists the steps of a play function. */
const INTERACTIONS_PANEL = 'storybook/interactions/panel';

addons.register('panel', (api) => {
  let isPage: boolean | undefined;
  let hasSteps = false;
  let isHigh = false;
  // Pages have nothing in the panel, and a story without code would show an empty one.
  api.on(STORY_PREPARED, ({ id, parameters }: PreparedStory) => {
    const wasPage = isPage;
    const hadSteps = hasSteps;
    // The id of a test is that of its story, a colon and its name.
    hasSteps = /^flows-|:/.test(id);
    if (hasSteps !== hadSteps) api.setSelectedPanel(hasSteps ? INTERACTIONS_PANEL : CONTROLS_PANEL);
    isPage = parameters.controls?.exclude !== undefined && !hasSteps;
    // The panel is toggled once, so one that was opened on a page stays open.
    if (isPage !== wasPage) api.togglePanel(!isPage);
    if (parameters.docs?.codePanel === false && api.getSelectedPanel() === CODE_PANEL)
      api.setSelectedPanel(CONTROLS_PANEL);
  });
  // Phones and paper are higher than the space above the panel.
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: { viewport?: { value?: string } } }) => {
    const wasHigh = isHigh;
    isHigh = /narrow|phone|paper/.test(globals.viewport?.value ?? '');
    if (isHigh === wasHigh) return;
    api.togglePanelPosition(isHigh ? 'right' : 'bottom');
    // The new position shows the panel.
    if (isPage) api.togglePanel(false);
  });
});
