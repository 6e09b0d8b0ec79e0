import type { ActionCardProps } from '@huella/ui';
import { copy } from './copy.ts';

/** Where an action leads whose screen another feature brings; while there is none, a word that says so. */
export function linkOrComingSoon(
  address: ((petId: number) => string) | undefined,
  petId: number,
): Pick<ActionCardProps, 'action' | 'note'> {
  return address ? { action: { to: address(petId) } } : { note: copy.soon };
}
