import { ErrorState, ListSkeleton } from '@huella/ui';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { AddPaymentSheet } from '../add-payment-sheet/add-payment-sheet.tsx';
import { FirstMethod } from './first-method.tsx';
import { MethodChoice } from './method-choice.tsx';
import { useAddPayment } from './use-add-payment.ts';
import { useContinue } from './use-continue.ts';
import { useOnlyMethod } from './use-only-method.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

export interface PaymentMethodPickerProps {
  /** Id of a datospagos record. */
  value: number | null;
  onChange: (id: number) => void;
  error?: string;
  disabled?: boolean;
  /** Called after the first method was added and chosen; its form then says that it continues. */
  onContinue?: () => void;
}

/**
 * Chooses a payment method or adds one, which is then chosen (specification §3 *Payment method*, §4). May be inside a form: its
 * own form is rendered outside of it (decision 012).
 */
export function PaymentMethodPicker({
  value,
  onChange,
  error,
  disabled = false,
  onContinue,
}: PaymentMethodPickerProps) {
  const { methods, mediums, today, ...state } = usePaymentMethods(value);
  const { open, added, fresh, sheet } = useAddPayment(onChange);
  const isFirst = sheet.type !== null;
  useOnlyMethod({ methods, today, value, onChange });
  useContinue({ added: isFirst ? added : null, methods, onContinue });
  function choice() {
    if (state.isLoading || (state.isCatchingUp && fresh === value)) return <ListSkeleton rows={2} />;
    if (state.isError)
      return (
        <ErrorState
          title={copy.picker.failed}
          cause={state.error}
          onRetry={state.retry}
          busy={state.isRetrying}
        />
      );
    if (methods.length === 0) return <FirstMethod onPick={open} error={error} disabled={disabled} />;
    return (
      <MethodChoice
        {...{ methods, mediums, today, value, onChange, error, disabled, fresh }}
        onAdd={() => open(null)}
      />
    );
  }
  // Rendered in every state, so that a refetch does not unmount a card being typed.
  return (
    <>
      {choice()}
      <AddPaymentSheet
        {...sheet}
        submitLabel={isFirst && onContinue ? shared.form.submitOn : undefined}
        mediums={mediums}
        today={today}
      />
    </>
  );
}
