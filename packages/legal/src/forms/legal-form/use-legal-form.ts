import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError, useIdempotencyKey, waitText } from '@huella/api-client';
import type { LegalRequestKind } from '@huella/contract';
import { applyServerErrors, useSubmitOnce } from '@huella/ui';
import { legalRequestSchema, type LegalRequestForm } from '@huella/validation/legal';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { legalApi, type LegalRequestBody } from '../../api/index.ts';
import { copy } from './copy.ts';

/** What the person gets for a request: its number, and where it was mailed to. */
export interface LegalReceipt {
  readonly codigo: string;
  readonly email: string;
}

const resolver = zodResolver(legalRequestSchema);
const blank = { nombre: '', dni: '', email: '', poliza: '', motivo: '' };

/** What is known of whoever asks, so that nobody types it again. */
export type KnownPerson = Pick<LegalRequestForm, 'nombre' | 'dni' | 'email'>;

/** The form of one kind of request. The same filled form sent again after a lost answer gets the same number. */
export function useLegalForm(
  tipo: LegalRequestKind,
  known: KnownPerson | undefined,
  onDone: (receipt: LegalReceipt) => void,
) {
  const form = useForm<LegalRequestForm, unknown, LegalRequestBody>({
    resolver,
    defaultValues: { tipo, ...blank, ...known },
  });
  const [createLegalRequest] = legalApi.useCreateLegalRequestMutation();
  const [failure, setFailure] = useState<string>();
  const keyFor = useIdempotencyKey();

  async function send(body: LegalRequestBody) {
    setFailure(undefined);
    const { data, error } = await createLegalRequest({ body, idempotencyKey: keyFor(body) });
    if (data) onDone({ codigo: data.codigo, email: body.email });
    else showRejection(error);
  }

  function showRejection(error: unknown) {
    const { code, fields, retryAfter } = toAppError(error);
    const isShown = (path: string): path is keyof LegalRequestForm => path in form.getValues();
    const placed = applyServerErrors(fields, form.setError, (path) => (isShown(path) ? path : undefined));
    if (code === 'too_many_requests') setFailure(waitText(retryAfter));
    else if (!placed) setFailure(copy.form.failure);
  }

  return {
    form,
    submit: useSubmitOnce(form.handleSubmit(send)),
    busy: form.formState.isSubmitting,
    failure,
  };
}
