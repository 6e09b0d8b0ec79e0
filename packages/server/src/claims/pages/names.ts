import { personName, petName } from '@huella/validation/text';
import type { VetPageRow } from '../repositories/vet-pages.ts';
import { pageText } from './copy.ts';

export function namesOf({ pet, first_name, last_name }: VetPageRow): { pet: string; owner: string } {
  return { pet: petName(pet), owner: personName(first_name, last_name) || pageText.someOwner };
}
