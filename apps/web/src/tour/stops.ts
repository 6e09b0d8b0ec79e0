import { appPaths } from '@huella/contract/app-paths';
import { copy } from './copy.ts';

/** A bubble's target, found by its link so that features need not know the tour, and its sentence. */
export interface Target {
  selector: string;
  text: string;
}

export interface Stop {
  path: string;
  targets: readonly Target[];
}

const { home, petDetails, addPet, calendar, newEvent, food, newFood, settings, personalData } = appPaths;
const anyPet = petDetails.path.replace(':petId', '');

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
    targets: [{ selector: `main [href^="${newEvent.href()}"]:not([href*="tipo"])`, text: copy.calendar }],
  },
  {
    path: food.path,
    targets: [{ selector: `main [href^="${newFood.href()}"]:not([href*="renueva"])`, text: copy.food }],
  },
  {
    path: settings.path,
    targets: [{ selector: `main [href="${personalData.path}"]`, text: copy.settings }],
  },
];
