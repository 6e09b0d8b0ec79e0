import { zodResolver } from '@hookform/resolvers/zod';
import type { LegalRequestKind } from '@huella/contract';
import { useFlow, useSubmit } from '@huella/forms';
import { legalRequestSchema, type LegalRequestForm } from '@huella/validation/legal';
import { legalApi, type LegalRequestBody } from '../../api/index.ts';
import { copy } from './copy.ts';

export interface LegalConfirmation {
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
  onDone: (confirmation: LegalConfirmation) => void,
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
    onSent: (confirmation, { email }) => confirmation && onDone({ codigo: confirmation.codigo, email }),
  });
  return { flow, ...submit };
}
