import type { PaymentMedium, PaymentMethod } from '@huella/contract';
import { Icon } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { MethodTypeIcon } from '../../components/add-payment-sheet/method-type-icon.tsx';
import { copy } from './copy.ts';
import { describeMethod } from '../../lib/describe-method.ts';
import { METHOD_HEIGHT } from './method-grid.ts';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '8px 16px',
  minHeight: METHOD_HEIGHT,
  padding: 20,
  boxSizing: 'border-box',
  borderRadius: 20,
  border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'break-word',
  '& > svg': { fontSize: '1.25rem' },
  '& p': { margin: 0 },
  '& strong': { fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' },
  '& p + p': { fontSize: '0.9375rem' },
  '&[data-look="bankCard"]': {
    borderColor: 'transparent',
    color: theme.palette.primary.contrastText,
    backgroundImage: `linear-gradient(135deg, ${theme.palette.primary.main}, ${theme.palette.primary.dark})`,
  },
}));

const Footer = styled('div')({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  justifySelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minWidth: 0,
});

const BrandWord = styled('span')({
  marginInlineStart: 'auto',
  fontSize: '1.375rem',
  lineHeight: 1.2,
  fontWeight: 800,
  fontStyle: 'italic',
  letterSpacing: '-0.02em',
});

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 12px',
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 700,
  '&[data-tone="error"]': { color: theme.palette.error.main, backgroundColor: theme.palette.tint.error },
  '&[data-tone="warning"]': {
    color: theme.palette.warning.main,
    backgroundColor: theme.palette.tint.warning,
  },
}));

export interface MethodItemProps {
  method: PaymentMethod;
  mediums: readonly PaymentMedium[];
  today: Day;
  focusRef: Ref<HTMLLIElement> | undefined;
}

export function MethodItem({ method, mediums, today, focusRef }: MethodItemProps) {
  const { mediumName, label, expiry, isExpired, expiresSoon } = describeMethod(method, mediums, today);
  return (
    <Item
      ref={focusRef}
      tabIndex={focusRef ? -1 : undefined}
      data-look={method.vencimiento === null || isExpired ? 'paper' : 'bankCard'}
    >
      <MethodTypeIcon type={method.vencimiento === null ? 'savings' : 'bankCard'} />
      <State isExpired={isExpired} expiresSoon={expiresSoon} />
      <Footer>
        <div style={{ minWidth: 0 }}>
          <p>
            <strong>{label}</strong>
          </p>
          {expiry !== null && <p>{expiry}</p>}
          {(isExpired || expiresSoon) && <p>{copy.page.renew}</p>}
        </div>
        {method.vencimiento !== null && <BrandWord aria-hidden="true">{mediumName}</BrandWord>}
      </Footer>
    </Item>
  );
}

function State({ isExpired, expiresSoon }: { isExpired: boolean; expiresSoon: boolean }) {
  if (isExpired)
    return (
      <Badge data-tone="error">
        <Icon name="alert" /> {copy.page.expired}
      </Badge>
    );
  if (!expiresSoon) return <span />;
  return (
    <Badge data-tone="warning">
      <Icon name="warning" /> {copy.page.soon}
    </Badge>
  );
}
