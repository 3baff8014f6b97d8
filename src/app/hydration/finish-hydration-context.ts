import { createContext } from 'react';

/** Called when the prerendered page is hydrated, to render the location of the URL. */
export const FinishHydrationContext = createContext(() => {});
