import { Page } from '@huella/ui';
import type { PetsSurroundings } from '../../slots.ts';
import { titles } from '../../titles.ts';

export function petDetailsScreen(_surroundings: PetsSurroundings) {
  return function PetDetailsScreen() {
    return <Page title={titles.details}>{null}</Page>;
  };
}
