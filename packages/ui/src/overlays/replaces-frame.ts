import { createContext } from 'react';

/** Whether a sheet replaces its loading frame, which has already slid in. */
export const ReplacesFrame = createContext(false);
