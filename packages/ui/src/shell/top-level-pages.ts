import { createContext } from 'react';

/** Pages of the main navigation, which have no back button. */
export const TopLevelPages = createContext<readonly string[]>([]);
