import { createContext } from 'react';

/** Whether a navigation is pending because the next page's code is loading. */
export const PendingNavigation = createContext(false);
