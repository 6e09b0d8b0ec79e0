import type { Indication } from '@huella/contract';
import { Chip, type ChipProps } from '../../../components/chip/chip.tsx';
import { copy } from './copy.ts';
import { wasResent } from './was-resent.ts';

const looks: Readonly<Record<Indication['estado'], Pick<ChipProps, 'icon' | 'tone'>>> = {
  PENDIENTE: { icon: 'paw', tone: 'quiet' },
  ENVIADO: { icon: 'mail', tone: 'sun' },
  COMPLETADO: { icon: 'check', tone: 'success' },
};

export function StateChip({ indication }: { indication: Indication }) {
  return <Chip {...looks[indication.estado]}>{wordFor(indication)}</Chip>;
}

function wordFor(indication: Indication): string {
  const { estado, tipo, enlace } = indication;
  // The owner requests the consultation; no vet recommends it.
  if (estado === 'PENDIENTE' && tipo === 'consulta' && enlace !== null) return copy.states.declined;
  return estado === 'ENVIADO' && wasResent(indication) ? copy.states.resent : copy.states[estado];
}
