import { titleCase } from '@huella/validation/text';
import type { CardRecord } from '@huella/contract';
import { formatDay } from '@huella/validation/day';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { copy } from '../../copy.ts';
import { useIsPortrait } from '../../components/insured-card/use-is-portrait.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '12px 24px',
  margin: 0,
  '& dt': { color: theme.palette.text.secondary, fontSize: '0.875rem' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

const Folded = styled('details')({
  '& > summary': {
    minHeight: 48,
    paddingBlock: 12,
    boxSizing: 'border-box',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > dl': { paddingBottom: 12 },
});

/** The card as text, which does not shrink with the card. Folded on a phone, where the card is readable. */
export function CardDetails({ record }: { record: CardRecord }) {
  const isPortrait = useIsPortrait();
  const rows = <Rows record={record} />;
  return (
    <section aria-label={copy.details.title}>
      {isPortrait ? (
        <Folded>
          <summary>{copy.details.title}</summary>
          {rows}
        </Folded>
      ) : (
        rows
      )}
      <Link href={record.verificacion} target="_blank" rel="noopener noreferrer" sx={linkStyle}>
        {copy.details.verification}
      </Link>
    </section>
  );
}

function Rows({ record }: { record: CardRecord }) {
  const rows = [
    [copy.details.state, copy.states[record.estado]],
    [copy.card.plan, record.plan],
    [copy.card.policy, record.poliza],
    [copy.card.holder, titleCase(record.titular) || copy.card.noHolder],
    [copy.card.from, formatDay(record.date)],
    [copy.card.until, formatDay(record.hasta)],
    ...(record.anulada ? [[copy.card.cancelled, formatDay(record.anulada)] as const] : []),
  ] as const;
  return (
    <List>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const linkStyle = { display: 'inline-flex', alignItems: 'center', minHeight: 48, mt: 0.5 } as const;
