import { openedFrom } from '@huella/ui';
import { eventsPaths } from '../paths.ts';

/** Navigation state with which the form of a new event leads back to the calendar. */
export const fromCalendar = openedFrom(eventsPaths.calendar.href());
