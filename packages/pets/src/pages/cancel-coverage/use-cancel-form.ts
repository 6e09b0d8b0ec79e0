import { zodResolver } from '@hookform/resolvers/zod';
import type { CancellationRequest, CardRecord } from '@huella/contract';
import { useFlow, useSubmit } from '@huella/forms';
import { cancellationSchema, type CancellationForm } from '@huella/validation/cancellation';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { cancellationsApi, type CancellationBody } from '../../api/cancellations-endpoints.ts';
import { copy } from './copy.ts';

type CancelResolver = Resolver<CancellationForm, unknown, CancellationBody>;

const schemaResolver: CancelResolver = zodResolver(cancellationSchema);

/** Rejects policies outside this list: a draft may name one that was cancelled since. */
function cancelResolver(records: readonly CardRecord[]): CancelResolver {
  const isListed = ({ poliza }: CancellationForm) => records.some((record) => record.poliza === poliza);
  return (values, ...args) => schemaResolver(isListed(values) ? values : { ...values, poliza: '' }, ...args);
}

export function useCancelForm(records: readonly CardRecord[], onDone: (done: CancellationRequest) => void) {
  const [requestCancellation] = cancellationsApi.useRequestCancellationMutation();
  const only = records.length === 1 ? records[0]?.poliza : undefined;
  const flow = useFlow<CancellationForm, CancellationBody>({
    resolver: cancelResolver(records),
    draft: 'baja-cobertura',
    defaultValues: { poliza: only ?? '', motivo: undefined, detalle: '' },
  });
  const [confirming, setConfirming] = useState<CancellationBody | null>(null);
  const { handleSubmit, send, busy, failure } = useSubmit(flow, {
    body: (data: CancellationBody) => data,
    send: requestCancellation,
    failure: copy.failure,
    explain: ({ code }) => (code === 'cancellation_pending' ? copy.pending : undefined),
    onRejected: () => {
      setConfirming(null);
      return 'unhandled';
    },
    onSent: (request) => request && onDone(request),
  });
  return {
    flow,
    busy,
    failure,
    /** The policy that the open confirmation is about, else undefined. */
    record: confirming ? records.find(({ poliza }) => poliza === confirming.poliza) : undefined,
    submit: handleSubmit((data) => setConfirming(data)),
    confirm: () => confirming && void send(confirming),
    closeDialog: () => setConfirming(null),
  };
}
