/** As much of a running Storybook preview as the pictures need. */
interface StorybookPreview {
  ready: () => Promise<void>;
  storyStoreValue: {
    loadStory: (request: { storyId: string }) => Promise<{
      storyGlobals?: { viewport?: { value?: string } };
      parameters: {
        viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
      };
    }>;
  };
}

/** What the preview listens to and tells of. */
interface StorybookChannel {
  emit: (
    event: 'setCurrentStory',
    selection: { storyId: string; viewMode: 'story' | 'docs' },
  ) => void;
  once: {
    (event: 'storyFinished', listener: (outcome: { status: 'success' | 'error' }) => void): void;
    (event: 'storyMissing', listener: () => void): void;
    (event: 'storyThrewException', listener: (error: { message: string }) => void): void;
  };
}

/** What a built Storybook lists. */
interface StorybookIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
}

// A global of a browser's page can only be declared by `var`.
// oxlint-disable-next-line no-var, vars-on-top
declare var __STORYBOOK_PREVIEW__: StorybookPreview | undefined;
// oxlint-disable-next-line no-var, vars-on-top
declare var __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel | undefined;
