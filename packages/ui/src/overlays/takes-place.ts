import { createContext } from 'react';

/** Whether a sheet takes the place of the frame that was shown for it, which has moved in already. */
export const TakesPlace = createContext(false);
