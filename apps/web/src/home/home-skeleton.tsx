import { usePets } from '@huella/pets/api';
import { ListSkeleton } from '@huella/ui';

/** Home before it is known what stands on top of it; the pets are asked for meanwhile. */
export function HomeSkeleton() {
  usePets();
  return <ListSkeleton rows={3} />;
}
