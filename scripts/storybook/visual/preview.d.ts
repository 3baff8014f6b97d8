/** As much of a running Storybook preview as the pictures need. */
interface StorybookPreview {
  currentRender?: { phase?: string };
  storyStoreValue: {
    loadStory: (request: { storyId: string }) => Promise<{
      storyGlobals?: { viewport?: { value?: string } };
      parameters: {
        viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
      };
    }>;
  };
}

/** What a built Storybook lists. */
interface StorybookIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
}

// A global of a browser's page can only be declared by `var`.
// oxlint-disable-next-line no-var, vars-on-top
declare var __STORYBOOK_PREVIEW__: StorybookPreview | undefined;
