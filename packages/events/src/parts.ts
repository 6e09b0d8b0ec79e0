import { lazyPart } from '@huella/ui';

/** What waits in the calendar of all pets, for home; its code is loaded when it is shown. */
export const CalendarAtHome = lazyPart(
  async () => (await import('./components/calendar-at-home/calendar-at-home.tsx')).CalendarAtHome,
);

/** What waits first in the calendar of a pet, for its page; loaded likewise. */
export const NextOfPet = lazyPart(
  async () => (await import('./components/next-of-pet/next-of-pet.tsx')).NextOfPet,
);
