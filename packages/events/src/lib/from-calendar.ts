import { openedFrom } from '@huella/ui';
import { eventsPaths } from '../paths.ts';

/** Navigation state of the calendar's links to the form of a new event, which leads back there. */
export const fromCalendar = openedFrom(eventsPaths.calendar.href());
