import { createContext } from 'react';

/** Begins the tour again, wherever the person is. */
export const StartTour = createContext<() => void>(() => undefined);
