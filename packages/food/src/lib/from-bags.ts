import { openedFrom } from '@huella/ui';
import { foodPaths } from '../paths.ts';

/** Navigation state of the list's links to the form of a new bag, which leads back there. */
export const fromBags = openedFrom(foodPaths.bags.href());
