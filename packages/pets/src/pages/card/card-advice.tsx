import type { CardRecord } from '@huella/contract';
import { InlineAlert } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import Link from '@mui/material/Link';
import type { Setting } from '@huella/api-client';
import { copy } from './copy.ts';

export interface CardAdviceProps {
  record: CardRecord;
  support: Setting;
}

/** What to do with a card that does not cover today; nothing for one that does. */
export function CardAdvice({ record, support }: CardAdviceProps) {
  const { estado } = record;
  if (estado === 'vigente') return null;
  const day = formatDay(estado === 'futura' ? record.date : record.hasta);
  return (
    <InlineAlert tone={estado === 'futura' ? 'info' : 'warning'}>
      {copy.advice[estado](day)}
      {estado !== 'futura' && <Contact support={support} />}
    </InlineAlert>
  );
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
