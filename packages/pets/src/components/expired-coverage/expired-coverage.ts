import type { Pet } from '@huella/contract';
import type { WaitingItem } from '@huella/ui';
import { type Day, formatDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import { petPolicyStateOn } from '../../lib/policy-state-on.ts';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The pets whose year of coverage is over, each with a link to its card, which says how to renew it. */
export function expiredCoverage(pets: readonly Pet[], today: Day): WaitingItem[] {
  return pets.flatMap((pet) => {
    if (pet.vigencia === undefined || petPolicyStateOn(today, pet) !== 'vencida') return [];
    const name = petName(pet.nombre);
    return {
      key: pet.id,
      icon: 'shield',
      tone: 'coral',
      title: copy.title(name),
      text: copy.text(formatDay(pet.vigencia.hasta)),
      action: { to: externalPaths.card(pet.id), label: copy.action, name: copy.actionOf(name) },
    };
  });
}
