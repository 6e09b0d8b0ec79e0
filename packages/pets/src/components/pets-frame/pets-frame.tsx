import { ListDetail } from '@huella/ui';
import { copy } from '../../copy.ts';
import { PetRows } from './pet-rows.tsx';

/** On a desktop, the list of pets beside the page of one. */
export function PetsFrame() {
  return <ListDetail title={copy.carousel.title} list={<PetRows />} />;
}
