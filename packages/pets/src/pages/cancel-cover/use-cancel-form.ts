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
function cancelResolver(policies: readonly CardRecord[]): CancelResolver {
  const isThere = ({ poliza }: CancellationForm) => policies.some((policy) => policy.poliza === poliza);
  return (values, ...args) => schemaResolver(isThere(values) ? values : { ...values, poliza: '' }, ...args);
}

export function useCancelForm(policies: readonly CardRecord[], onDone: (done: CancellationRequest) => void) {
  const [requestCancellation] = cancellationsApi.useRequestCancellationMutation();
  const only = policies.length === 1 ? policies[0]?.poliza : undefined;
  const flow = useFlow<CancellationForm, CancellationBody>({
    resolver: cancelResolver(policies),
    draft: 'baja-cobertura',
    defaultValues: { poliza: only ?? '', motivo: undefined, detalle: '' },
  });
  const [asked, setAsked] = useState<CancellationBody | null>(null);
  const { check, send, busy, failure } = useSubmit(flow, {
    body: (data: CancellationBody) => data,
    send: requestCancellation,
    failure: copy.failure,
    explain: ({ code }) => (code === 'cancellation_pending' ? copy.pending : undefined),
    onRejected: () => {
      setAsked(null);
      return false;
    },
    onSent: (request) => request && onDone(request),
  });
  return {
    flow,
    busy,
    failure,
    /** The policy of the open confirmation, else undefined. */
    policy: asked ? policies.find(({ poliza }) => poliza === asked.poliza) : undefined,
    submit: check((data) => setAsked(data)),
    confirm: () => asked && void send(asked),
    keep: () => setAsked(null),
  };
}
