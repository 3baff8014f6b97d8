import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { fn } from 'storybook/test';
import { IconButton } from '../../../src/design-system/primitives/IconButton.tsx';
import { CloseIcon, MenuIcon } from '../../../src/design-system/primitives/icons.tsx';
import { booleanControl, selectControl } from '../../fixtures/controls.ts';
import { compareStates } from '../../fixtures/compare-states.tsx';

// Docs pages show this name as code.
Object.assign(CloseIcon, { displayName: 'CloseIcon' });
Object.assign(MenuIcon, { displayName: 'MenuIcon' });

const meta = preview.meta({
  component: IconButton,
  parameters: {
    usage: {
      when: 'For an action whose icon everyone knows: close, menu, previous and next. The label is one to three words for the act: Dismiss, Clear search.',
      whenNot:
        'For another action: use a [TextButton](?path=/docs/components-primitives-textlink--docs), whose text needs no guess. To navigate: use a link.',
      screenReader: 'A button, named by its label. The icon is hidden.',
    },
  },
  args: { label: 'Dismiss', children: <CloseIcon />, onClick: fn() },
  argTypes: {
    disabled: booleanControl,
    children: selectControl({ Cross: <CloseIcon />, Lines: <MenuIcon /> }),
    type: { control: false, table: { type: { summary: "'button' | 'submit' | 'reset'" } } },
  },
});

export const Default = meta.story();

export const States = meta.story({
  decorators: compareStates({ Disabled: { disabled: true } }),
  parameters: forcedColours(),
});
