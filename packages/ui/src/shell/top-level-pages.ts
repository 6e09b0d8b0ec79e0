import { createContext } from 'react';

/** The addresses that the main navigation leads to: pages without a way back. */
export const TopLevelPages = createContext<readonly string[]>([]);
