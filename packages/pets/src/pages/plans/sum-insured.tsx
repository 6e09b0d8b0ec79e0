import { styled } from '@mui/material/styles';
import { formatMoney } from '@huella/validation/number';
import { copy } from './copy.ts';

const Sum = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 8,
    margin: 0,
    ...theme.typography.body2,
  },
  '& strong': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
}));

const Bar = styled('div')(({ theme }) => ({
  height: 10,
  borderRadius: 5,
  overflow: 'hidden',
  backgroundColor: theme.palette.tint.primary,
  '& > div': { height: '100%', borderRadius: 5, backgroundColor: theme.palette.primary.main },
}));

/** The sum insured, with a bar relative to the largest one. */
export function SumInsured({ sum, largest }: { sum: number; largest: number }) {
  const share = largest > 0 ? (100 * sum) / largest : 0;
  return (
    <Sum>
      <p>
        <span>{copy.insured}</span> <strong>{formatMoney(sum)}</strong>
      </p>
      <Bar aria-hidden="true">
        <div style={{ width: `${share}%` }} />
      </Bar>
    </Sum>
  );
}
