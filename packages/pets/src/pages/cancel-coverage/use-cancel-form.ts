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
function cancelResolver(cancellablePolicies: readonly CardRecord[]): CancelResolver {
  const isListed = ({ poliza }: CancellationForm) =>
    cancellablePolicies.some((policy) => policy.poliza === poliza);
  return (values, ...args) => schemaResolver(isListed(values) ? values : { ...values, poliza: '' }, ...args);
}

export function useCancelForm(
  cancellablePolicies: readonly CardRecord[],
  onSent: (done: CancellationRequest) => void,
) {
  const [requestCancellation] = cancellationsApi.useRequestCancellationMutation();
  const onlyPolicyNumber = cancellablePolicies.length === 1 ? cancellablePolicies[0]?.poliza : undefined;
  const flow = useFlow<CancellationForm, CancellationBody>({
    resolver: cancelResolver(cancellablePolicies),
    draft: 'baja-cobertura',
    defaultValues: { poliza: onlyPolicyNumber ?? '', motivo: undefined, detalle: '' },
  });
  const [confirming, setConfirming] = useState<CancellationBody | null>(null);
  const { handleSubmit, send, busy, failure } = useSubmit(flow, {
    body: (data: CancellationBody) => data,
    send: requestCancellation,
    failure: copy.failure,
    explain: ({ code }) => (code === 'cancellation_pending' ? copy.pending : undefined),
    onRejected: () => {
      // The form shows why, once the dialog that covers it is closed.
      setConfirming(null);
      return 'unhandled';
    },
    onSent: (request) => request && onSent(request),
  });
  return {
    flow,
    busy,
    failure,
    /** The policy that the open confirmation is about, else undefined. */
    policy: confirming ? cancellablePolicies.find(({ poliza }) => poliza === confirming.poliza) : undefined,
    submit: handleSubmit((data) => setConfirming(data)),
    confirm: () => confirming && void send(confirming),
    closeDialog: () => setConfirming(null),
  };
}
