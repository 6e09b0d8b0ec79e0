import { conceptOf, type FiscalAmount, type FiscalCode } from '@huella/fiscal-code';
import { Icon, InlineAlert } from '@huella/ui';
import { formatDay, isDay } from '@huella/validation/day';
import { formatMoney } from '@huella/validation/number';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { copy } from './copy.ts';
import type { ReceiptValues } from './use-receipt-form.ts';

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** ARCA's currency codes. */
const currencies: Readonly<Record<string, string>> = { DOL: 'US$', '060': '€' };
const decimals = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Shows the code as a small receipt; a differing typed amount is shown beside it (D97). */
export function FiscalCodeDetails({ code }: { code: FiscalCode }) {
  const { control, setValue } = useFormContext<ReceiptValues>();
  const typed = useWatch({ control, name: 'monto' });
  const card = useRef<HTMLDivElement>(null);
  const takeAmount = (pesos: number) => {
    setValue('monto', String(pesos), { shouldDirty: true, shouldValidate: true });
    // The focused button disappears with the difference.
    card.current?.focus();
  };
  const { amount, number, day } = code;
  const differs =
    code.kind === 'payment' && amount !== null && typed !== '' && Number(typed) !== amount.pesos;
  return (
    <Card
      ref={card}
      tabIndex={-1}
      variant="outlined"
      sx={{ p: 2, display: 'grid', gap: 1, '&:focus-visible': { outline: 'none' } }}
    >
      <Typography component="h3" sx={{ fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Icon name="check" />
        {copy.read.title}
      </Typography>
      {amount && (
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(amount.pesos)}
        </Typography>
      )}
      {amount?.converted && <Typography variant="body2">{conversion(amount.converted)}</Typography>}
      <Rows>
        <dt>{copy.read.what}</dt>
        <dd>{conceptOf(code)}</dd>
        {day !== null && isDay(day) && (
          <>
            <dt>{copy.read.day}</dt>
            <dd>{formatDay(day)}</dd>
          </>
        )}
        <dt>{copy.read.issuer}</dt>
        <dd>{shownCuit(number.cuit)}</dd>
      </Rows>
      {differs && (
        <InlineAlert
          tone="warning"
          action={{
            label: copy.read.takeAmount(formatMoney(amount.pesos)),
            onClick: () => takeAmount(amount.pesos),
          }}
        >
          {copy.read.otherAmount(formatMoney(Number(typed)), formatMoney(amount.pesos))}
        </InlineAlert>
      )}
    </Card>
  );
}

function conversion({ currency, amount, rate }: NonNullable<FiscalAmount['converted']>): string {
  return copy.read.converted(
    decimals.format(amount),
    currencies[currency] ?? currency,
    decimals.format(rate),
  );
}

/** `30-71234567-1`. */
function shownCuit(cuit: string): string {
  return cuit.replace(/^(\d\d)(\d{8})(\d)$/, '$1-$2-$3');
}
