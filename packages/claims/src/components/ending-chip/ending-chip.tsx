import type { ClaimResult } from '@huella/contract';
import { formatMoney } from '@huella/validation/number';
import { copy } from './copy.ts';
import { Chip, type ChipProps } from '../chip/chip.tsx';

export function EndingChip({ result }: { result: ClaimResult }) {
  return <Chip {...endingOf(result)} />;
}

function endingOf({ estado, pedido, reconocido, pagado }: ClaimResult): ChipProps {
  const { endings } = copy;
  if (estado === 'CERRADO') return { icon: 'info', tone: 'quiet', children: endings.closed };
  if (reconocido === 0) return { icon: 'info', tone: 'quiet', children: endings.nothing };
  const amount = formatMoney(pagado);
  return {
    icon: 'check',
    tone: 'success',
    children: reconocido < pedido ? endings.part(amount) : endings.paid(amount),
  };
}
