import { createContext } from 'react';

/**
 * Whether the page of the URL is not rendered yet: its chunk is loading, or the document was prerendered for another
 * URL and is not hydrated.
 */
export const PageLoadingContext = createContext(false);

/** Whether a navigation is pending or its page renders. Becomes `true` within a frame of a press, for the progress bar. */
export const NavigatingContext = createContext(false);
