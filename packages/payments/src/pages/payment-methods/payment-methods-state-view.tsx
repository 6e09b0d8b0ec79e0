import { EmptyState, ErrorState, Icon } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Added } from '../../components/payment-method-picker/use-add-payment.ts';
import type { usePaymentMethods } from '../../components/payment-method-picker/use-payment-methods.ts';
import { copy } from './copy.ts';
import { MethodList } from './method-list.tsx';
import { MethodsSkeleton } from './methods-skeleton.tsx';

export interface PaymentMethodsStateViewProps extends ReturnType<typeof usePaymentMethods> {
  added: Added | null;
  onAdd: () => void;
}

export function PaymentMethodsStateView({
  methods,
  mediums,
  today,
  added,
  onAdd,
  ...state
}: PaymentMethodsStateViewProps) {
  if (state.isLoading || (state.isCatchingUp && methods.length === 0)) return <MethodsSkeleton />;
  if (state.isError)
    return (
      <ErrorState
        title={copy.page.failed}
        cause={state.error}
        onRetry={state.retry}
        busy={state.isRetrying}
      />
    );
  const add = (
    <Button variant="contained" size="large" startIcon={<Icon name="plus" />} onClick={onAdd} sx={addStyle}>
      {copy.page.add}
    </Button>
  );
  if (methods.length === 0) return <EmptyState illustration="empty-card" {...copy.page.empty} action={add} />;
  return (
    <Stack spacing={2}>
      <MethodList {...{ methods, mediums, today, added }} />
      {add}
    </Stack>
  );
}

const addStyle = { alignSelf: { md: 'flex-start' }, paddingInline: { md: 2 } } as const;
