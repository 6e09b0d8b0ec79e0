import type { Pet } from '@huella/contract';

/** An object URL of the full picture of a pet, or null while there is none. */
export function usePetPicture(_pet: Pet): string | null {
  return null;
}
