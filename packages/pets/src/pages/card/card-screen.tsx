import { Page } from '@huella/ui';
import type { PetsSurroundings } from '../../slots.ts';
import { titles } from '../../titles.ts';

export function cardScreen(_surroundings: PetsSurroundings) {
  return function CardScreen() {
    return <Page title={titles.card}>{null}</Page>;
  };
}
