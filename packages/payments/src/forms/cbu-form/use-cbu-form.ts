import { zodResolver } from '@hookform/resolvers/zod';
import { useSubmitOnce } from '@huella/ui';
import { type CbuForm as CbuValues, cbuSchema } from '@huella/validation/payment';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { NewPaymentMethod } from '../../api/index.ts';
import { useSavePaymentMethod } from '../use-save-payment-method.ts';

export type CbuFormApi = UseFormReturn<CbuValues, unknown, NewPaymentMethod>;

const resolver = zodResolver(cbuSchema);

/** The form of a bank account; `tipo` says which kind, and may change while the number stays. */
export function useCbuForm(tipo: CbuValues['tipo'], onSaved: (id: number) => void) {
  const form = useForm<CbuValues, unknown, NewPaymentMethod>({
    resolver,
    defaultValues: { tipo, numero_pago: '' },
  });
  const { save, failure } = useSavePaymentMethod(form, onSaved);
  const { setValue } = form;
  useEffect(() => setValue('tipo', tipo), [setValue, tipo]);
  return {
    form,
    submit: useSubmitOnce(form.handleSubmit(save)),
    busy: form.formState.isSubmitting,
    failure,
  };
}
