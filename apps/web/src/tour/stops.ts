import { appPaths } from '@huella/contract/app-paths';
import { copy } from './copy.ts';

/** Something that a bubble points at, found by where it leads, so that the features need not know of the tour; and its one sentence. */
export interface Target {
  selector: string;
  text: string;
}

/** A screen of the tour. */
export interface Stop {
  path: string;
  /** The first that is there is shown; a screen that has none is skipped. */
  targets: readonly Target[];
}

const { home, petDetails, addPet, calendar, newEvent, food, newFood, settings, personalData } = appPaths;
const anyPet = petDetails.path.replace(':petId', '');

/** The four screens of specification §4 *Tutorial*, in its order. */
export const stops: readonly Stop[] = [
  {
    path: home.path,
    targets: [
      { selector: `main article:has([href^="${anyPet}"])`, text: copy.pet },
      { selector: `main [href="${addPet.path}"]`, text: copy.addPet },
    ],
  },
  {
    path: calendar.path,
    // Not what is proposed, which knows its type.
    targets: [{ selector: `main [href^="${newEvent.href()}"]:not([href*="tipo"])`, text: copy.calendar }],
  },
  {
    path: food.path,
    // Not what renews a bag, which stands in its card.
    targets: [{ selector: `main [href^="${newFood.href()}"]:not([href*="renueva"])`, text: copy.food }],
  },
  {
    path: settings.path,
    targets: [{ selector: `main [href="${personalData.path}"]`, text: copy.settings }],
  },
];
