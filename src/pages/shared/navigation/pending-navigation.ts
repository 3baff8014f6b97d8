import { createContext } from 'react';

/** Whether another page was navigated to and its code is still loading. */
export const PendingNavigation = createContext(false);
