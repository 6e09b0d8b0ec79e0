import type { Resolution } from '@huella/contract';
import { formatMoney } from '@huella/validation/number';
import Typography from '@mui/material/Typography';
import { shownDay } from '../../../lib/shown-day.ts';
import { copy } from './copy.ts';

/** In one sentence what was decided, then why or what became of the money. */
export function Outcome({ resolution }: { resolution: Resolution }) {
  const { estado, motivo, decidido, reconocido } = resolution;
  const day = shownDay(decidido);
  return (
    <div>
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem' }}>{outcomeOf(resolution)}</Typography>
      {motivo !== null && <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>{motivo}</Typography>}
      {reconocido > 0 && <Typography sx={{ mt: 0.5 }}>{paymentOf(resolution)}</Typography>}
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {estado === 'CERRADO' ? copy.closed(day) : copy.decided(day)}
      </Typography>
    </div>
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

/** The payment is one, of all lines together. */
function paymentOf({ lineas, pagado }: Resolution): string {
  const paid = lineas.find(({ fecha }) => fecha !== null);
  if (!paid || paid.fecha === null || paid.cuenta === null) return copy.unpaid;
  return copy.paid(formatMoney(pagado), shownDay(paid.fecha), paid.cuenta);
}
