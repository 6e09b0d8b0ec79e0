import type { ClaimActor } from '@huella/contract';
import { copy } from './copy.ts';
import { Chip, type ChipProps } from '../chip/chip.tsx';

const looks: Readonly<Record<ClaimActor, Pick<ChipProps, 'icon' | 'tone'>>> = {
  usted: { icon: 'person', tone: 'coral' },
  veterinario: { icon: 'paw', tone: 'sun' },
  nosotros: { icon: 'shield', tone: 'primary' },
};

export function ActorChip({ actor }: { actor: ClaimActor }) {
  return <Chip {...looks[actor]}>{copy.actors[actor]}</Chip>;
}
