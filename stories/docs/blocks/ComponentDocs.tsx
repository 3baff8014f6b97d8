import { DocsContainer, type DocsContext } from '@storybook/addon-docs/blocks';
import { useEffect, type ComponentProps, type ContextType } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

/** Storybook's container of a docs page. */
export default function ComponentDocs(props: ComponentProps<typeof DocsContainer>) {
  useNamesInControls(props.context);
  return <DocsContainer {...props} />;
}

/**
 * Makes the selects of a playground show the name of their option. Storybook's controls start with the value of the
 * option, which no select can show; an update of the args gives them the name.
 */
function useNamesInControls(context: ContextType<typeof DocsContext>) {
  useEffect(() => {
    for (const { id, name } of context.componentStories()) {
      if (name === 'Playground') {
        context.channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: {} });
      }
    }
  }, [context]);
}
