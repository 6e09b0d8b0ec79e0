import { titleCase } from '@huella/validation/text';
import type { CardRecord } from '@huella/contract';
import { formatDay } from '@huella/validation/day';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fact } from '../../components/fact/fact.tsx';
import { copy } from './copy.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '12px 24px',
  margin: 0,
  '& dt': { color: theme.palette.text.secondary, fontSize: '0.875rem' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

/** What the card says, in the page's own letters: the card's shrink with it. */
export function CardFacts({ record }: { record: CardRecord }) {
  return (
    <section aria-label={copy.details.title}>
      <List>
        <Fact label={copy.details.state}>{copy.states[record.estado]}</Fact>
        <Fact label={copy.card.plan}>{record.plan}</Fact>
        <Fact label={copy.card.policy}>{record.poliza}</Fact>
        <Fact label={copy.card.holder}>{titleCase(record.titular) || copy.card.noHolder}</Fact>
        <Fact label={copy.card.from}>{formatDay(record.date)}</Fact>
        <Fact label={copy.card.until}>{formatDay(record.hasta)}</Fact>
        {record.anulada && <Fact label={copy.card.cancelled}>{formatDay(record.anulada)}</Fact>}
      </List>
      <Link href={record.verificacion} target="_blank" rel="noopener noreferrer" sx={linkStyle}>
        {copy.details.verification}
      </Link>
    </section>
  );
}

const linkStyle = { display: 'inline-flex', alignItems: 'center', minHeight: 48, mt: 0.5 } as const;
