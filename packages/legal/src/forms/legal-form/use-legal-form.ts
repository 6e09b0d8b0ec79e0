import { zodResolver } from '@hookform/resolvers/zod';
import type { LegalRequestKind } from '@huella/contract';
import { useFlow, useSubmit } from '@huella/forms';
import { legalRequestSchema, type LegalRequestForm } from '@huella/validation/legal';
import { legalApi, type LegalRequestBody } from '../../api/index.ts';
import { copy } from './copy.ts';

export interface LegalReceipt {
  readonly codigo: string;
  readonly email: string;
}

const resolver = zodResolver(legalRequestSchema);
const blank = { nombre: '', dni: '', email: '', poliza: '', motivo: '' };

export type KnownPerson = Pick<LegalRequestForm, 'nombre' | 'dni' | 'email'>;

/** Sending the same values again after a lost answer returns the same number. */
export function useLegalForm(
  tipo: LegalRequestKind,
  known: KnownPerson | undefined,
  onDone: (receipt: LegalReceipt) => void,
) {
  const [createLegalRequest] = legalApi.useCreateLegalRequestMutation();
  const flow = useFlow<LegalRequestForm, LegalRequestBody>({
    resolver,
    defaultValues: { tipo, ...blank, ...known },
  });
  const submit = useSubmit(flow, {
    body: (data: LegalRequestBody) => data,
    send: createLegalRequest,
    failure: copy.form.failure,
    onSent: (receipt, { email }) => receipt && onDone({ codigo: receipt.codigo, email }),
  });
  return { flow, ...submit };
}
