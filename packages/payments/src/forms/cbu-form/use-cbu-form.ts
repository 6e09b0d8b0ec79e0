import { zodResolver } from '@hookform/resolvers/zod';
import { useFlow } from '@huella/forms';
import { type CbuForm as CbuValues, cbuSchema } from '@huella/validation/payment';
import type { UseFormReturn } from 'react-hook-form';
import type { NewPaymentMethod } from '../../api/index.ts';
import { useSaveMethod } from '../use-save-method.ts';

export type CbuFormApi = UseFormReturn<CbuValues, unknown, NewPaymentMethod>;

const resolver = zodResolver(cbuSchema);

/** `tipo` may change while the number stays. Never a draft. */
export function useCbuForm(tipo: CbuValues['tipo'], onSaved: (id: number) => void) {
  const flow = useFlow<CbuValues, NewPaymentMethod>({ resolver, defaultValues: { tipo, numero_pago: '' } });
  return { flow, ...useSaveMethod(flow, onSaved, { tipo }) };
}
