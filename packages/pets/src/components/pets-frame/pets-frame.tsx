import { ListDetail } from '@huella/ui';
import { copy } from '../../copy.ts';
import { PetRows } from './pet-rows.tsx';

/** The pets on the left of a desktop, and the page of one of them beside them. */
export function PetsFrame() {
  return <ListDetail title={copy.carousel.title} list={<PetRows />} />;
}
