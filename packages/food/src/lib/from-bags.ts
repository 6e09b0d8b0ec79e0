import { openedFrom } from '@huella/ui';
import { foodPaths } from '../paths.ts';

/** Navigation state with which the form of a new bag leads back to the list. */
export const fromBags = openedFrom(foodPaths.bags.href());
