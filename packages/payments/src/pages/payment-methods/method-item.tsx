import type { PaymentMedium, PaymentMethod } from '@huella/contract';
import { Icon } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { KindIcon } from '../../components/add-payment-sheet/kind-icon.tsx';
import { copy } from '../../copy.ts';
import { describeMethod } from '../../lib/describe-method.ts';

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: 80,
  padding: '12px 16px',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  '& > svg': { color: theme.palette.primary.main },
  '& p': { margin: 0 },
  '& p + p': { color: theme.palette.text.secondary, fontSize: '0.9375rem' },
}));

const Words = styled('div')({ flex: '1 1 12rem', minWidth: 0 });

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
  /** Set for the method that takes the focus. */
  focusRef: Ref<HTMLLIElement> | undefined;
}

/** What a method is, its last four digits and its expiry; one that serves no more, or not for long, says so. */
export function MethodItem({ method, mediums, today, focusRef }: MethodItemProps) {
  const { label, expiry, isExpired, expiresSoon } = describeMethod(method, mediums, today);
  return (
    <Card ref={focusRef} tabIndex={focusRef ? -1 : undefined}>
      <KindIcon kind={method.vencimiento === null ? 'savings' : 'card'} />
      <Words>
        <p>
          <strong>{label}</strong>
        </p>
        {expiry !== null && <p>{expiry}</p>}
        {(isExpired || expiresSoon) && <p>{copy.page.renew}</p>}
      </Words>
      {isExpired && (
        <Badge data-tone="error">
          <Icon name="alert" /> {copy.page.expired}
        </Badge>
      )}
      {expiresSoon && (
        <Badge data-tone="warning">
          <Icon name="warning" /> {copy.page.soon}
        </Badge>
      )}
    </Card>
  );
}
