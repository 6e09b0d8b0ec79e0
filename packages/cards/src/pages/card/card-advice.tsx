import type { CardRecord } from '@huella/contract';
import { InlineAlert } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import Link from '@mui/material/Link';
import type { Setting } from '@huella/api-client';
import { copy } from '../../copy.ts';

export interface CardAdviceProps {
  record: CardRecord;
  support: Setting;
}

export function CardAdvice({ record, support }: CardAdviceProps) {
  const { estado } = record;
  if (estado === 'vigente') return null;
  return (
    <InlineAlert tone={estado === 'futura' ? 'info' : 'warning'}>
      {adviceOf(record)}
      {estado !== 'futura' && <Contact support={support} />}
    </InlineAlert>
  );
}

function adviceOf({ estado, date, hasta, anulada }: CardRecord): string | null {
  if (estado === 'vigente') return null;
  // Records saved before the server sent the day have none.
  if (estado === 'anulada') return copy.advice.anulada(anulada ? formatDay(anulada) : undefined);
  return estado === 'futura' ? copy.advice.futura(formatDay(date)) : copy.advice.vencida(formatDay(hasta));
}

function Contact({ support: { state, value } }: { support: Setting }) {
  if (state === 'hidden') return null;
  if (value === undefined) return <div>{`${copy.contact}: ${copy.unconfigured}`}</div>;
  return (
    <div>
      <Link href={`mailto:${value}`} color="inherit" sx={linkStyle}>
        {`${copy.contact}: ${value}`}
      </Link>
    </div>
  );
}

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  overflowWrap: 'anywhere',
} as const;
