import { toAppError, useIdempotencyKey } from '@huella/api-client';
import type { ChangedField, FieldError } from '@huella/contract';
import { SENT_TOAST_MS, toast } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { changesApi, type ChangeBody } from './api/changes-endpoints.ts';
import type { ChangeReviewProps } from './components/change-review/change-review.tsx';
import { copy } from './copy.ts';
import { estimatedDay } from './lib/estimated-day.ts';
import { sentenceOf } from './lib/sentence-of.ts';

export interface ChangeRequestEnds {
  /** What the form's alert says when there is nothing to ask for. */
  nothingChanged: string;
  onSent: () => void;
  /** Shows refused fields at their inputs, the sheet being gone by then; answers whether every one has an input. */
  showFields: (fields: readonly FieldError[]) => boolean;
}

/** What a form proposes: the request's body, and the same for the eye, in the form's order. */
export interface ChangeProposal {
  body: ChangeBody;
  fields: readonly ChangedField[];
}

/**
 * A change request from its proposal to what came of it (specification §4 *Edit pet*, *Personal data*): `ask` opens the
 * review (`<ChangeReview {...review} />`), whose confirmation sends it once; `failure` is for the form's alert,
 * until `forget` is called, as the values are other ones.
 */
export function useChangeRequest({ nothingChanged, onSent, showFields }: ChangeRequestEnds) {
  const [post, { isLoading: busy }] = changesApi.useRequestDataChangeMutation();
  const keyFor = useIdempotencyKey();
  const [proposal, setProposal] = useState<(ChangeProposal & { estimate: Day }) | null>(null);
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const forget = useCallback(() => setFailure(undefined), []);

  function ask(proposed: ChangeProposal) {
    const isEmpty = proposed.fields.length === 0;
    setFailure(isEmpty ? nothingChanged : undefined);
    if (isEmpty) return;
    setProposal({ ...proposed, estimate: estimatedDay(new Date()) });
    setOpen(true);
  }

  async function send({ body }: ChangeProposal) {
    setFailure(undefined);
    const { error } = await post({ body, idempotencyKey: keyFor(body) });
    if (error !== undefined) return reject(error, body);
    toast.success(copy.review.success, { durationMs: SENT_TOAST_MS });
    onSent();
  }

  function reject(error: unknown, { mascotaId }: ChangeBody) {
    const problem = toAppError(error);
    // An open sheet keeps the focus and takes a "back" for itself (D37): it has to be gone before a field is shown.
    flushSync(() => setOpen(false));
    const areShown = showFields(problem.fields);
    const sentence = sentenceOf(problem, mascotaId);
    if (sentence !== undefined || !areShown) setFailure(sentence ?? copy.review.failure);
  }

  const review: ChangeReviewProps | null = proposal && {
    open,
    fields: proposal.fields,
    estimate: proposal.estimate,
    busy,
    onConfirm: () => send(proposal),
    onClose: () => setOpen(false),
  };
  return { review, failure, ask, forget };
}
