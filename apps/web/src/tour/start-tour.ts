import { createContext } from 'react';

export const StartTour = createContext<() => void>(() => undefined);
