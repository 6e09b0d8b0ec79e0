import type { Resolution } from '@huella/contract';
import { Illustration } from '@huella/ui';
import { formatMoney } from '@huella/validation/number';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatInstantDay } from '@huella/validation/day';
import { copy } from './copy.ts';

const PaidBand = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBottom: 12,
  '& > svg': { width: '7rem', height: 'auto' },
  '& > span': { ...theme.typography.h1, fontSize: '2rem', fontVariantNumeric: 'tabular-nums' },
}));

/** The decision in a sentence, then its reason or the payment. */
export function Outcome({ resolution }: { resolution: Resolution }) {
  const { estado, motivo, decidido, reconocido, pagado } = resolution;
  const day = formatInstantDay(decidido);
  return (
    <div>
      {pagado > 0 && <Paid amount={pagado} />}
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem' }}>{outcomeOf(resolution)}</Typography>
      {motivo !== null && <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>{motivo}</Typography>}
      {reconocido > 0 && <Typography sx={{ mt: 0.5 }}>{paymentOf(resolution)}</Typography>}
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {estado === 'CERRADO' ? copy.closed(day) : copy.decided(day)}
      </Typography>
    </div>
  );
}

/** The amount paid into the owner's bank account. */
function Paid({ amount }: { amount: number }) {
  return (
    <PaidBand>
      <Illustration name="refund" />
      <span>{formatMoney(amount)}</span>
    </PaidBand>
  );
}

function outcomeOf({ estado, pedido, reconocido }: Resolution): string {
  const { outcomes } = copy;
  if (estado === 'RECHAZADO') return outcomes.rejected;
  if (estado === 'CERRADO') return outcomes.closed;
  if (reconocido === 0) return outcomes.nothing(formatMoney(pedido));
  return reconocido === pedido
    ? outcomes.all(formatMoney(pedido))
    : outcomes.part(formatMoney(reconocido), formatMoney(pedido));
}

function paymentOf({ lineas, pagado }: Resolution): string {
  const paid = lineas.find(({ fecha }) => fecha !== null);
  if (!paid || paid.fecha === null || paid.cuenta === null) return copy.unpaid;
  return copy.paid(formatMoney(pagado), formatInstantDay(paid.fecha), paid.cuenta);
}
