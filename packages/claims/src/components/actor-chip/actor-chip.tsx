import type { ClaimActor } from '@huella/contract';
import { copy } from '../../copy.ts';
import { Chip, type ChipProps } from '../chip/chip.tsx';

const looks: Readonly<Record<ClaimActor | 'nobody', Pick<ChipProps, 'icon' | 'tone'>>> = {
  usted: { icon: 'person', tone: 'coral' },
  veterinario: { icon: 'paw', tone: 'sun' },
  nosotros: { icon: 'shield', tone: 'primary' },
  nobody: { icon: 'check', tone: 'success' },
};

/** Who has to act on a claim; null when nothing is left to do. */
export function ActorChip({ actor }: { actor: ClaimActor | null }) {
  const who = actor ?? 'nobody';
  return <Chip {...looks[who]}>{copy.actors[who]}</Chip>;
}
