import { ExpiryField, TextField } from '@huella/ui';
import { copy } from '../../copy.ts';
import type { BankCardFormApi } from './use-bank-card-form.ts';

/** The holder's name is only for autofill and not sent (decision 011). */
export function BankCardDetails({ control }: Pick<BankCardFormApi, 'control'>) {
  return (
    <>
      <ExpiryField
        control={control}
        name="vencimiento"
        label={copy.form.expiry}
        hint={copy.form.expiryHint}
        autoComplete="cc-exp"
        enterKeyHint="next"
      />
      <TextField
        control={control}
        name="titular"
        label={copy.form.holder}
        hint={copy.form.holderHint}
        autoComplete="cc-name"
        enterKeyHint="send"
        optional
      />
    </>
  );
}
