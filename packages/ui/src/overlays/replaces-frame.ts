import { createContext } from 'react';

export const ReplacesFrame = createContext(false);
