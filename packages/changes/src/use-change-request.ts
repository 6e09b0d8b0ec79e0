import { type Flow, useSubmit } from '@huella/forms';
import { SENT_TOAST_MS } from '@huella/ui';
import type { ChangedField } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { changesApi, type ChangeBody } from './api/changes-endpoints.ts';
import type { ChangeReviewProps } from './components/change-review/change-review.tsx';
import { copy } from './copy.ts';
import { estimatedDay } from './lib/estimated-day.ts';
import { sentenceOf } from './lib/sentence-of.ts';

/** What a form proposes: the request's body, and the same for the eye, in the form's order. */
export interface ChangeProposal {
  body: ChangeBody;
  fields: readonly ChangedField[];
}

export interface ChangeRequestOptions<Values extends FieldValues, Output> {
  /** The request for what differs from the record that the form was filled with. */
  propose: (data: Output) => ChangeProposal;
  /** The field that shows a refused datum: requests call some data by other names (specification §3). */
  fieldOf: (path: string) => FieldPath<Values> | undefined;
  /** What the form's alert says when there is nothing to ask for. */
  nothingChanged: string;
  onSent: () => void;
}

/**
 * A change request from its form to what came of it (specification §4 *Edit pet*, *Personal data*): `submit` opens the review
 * (`<ChangeReview {...review} />`), whose confirmation sends it once; `failure` is for the form's alert.
 */
export function useChangeRequest<Values extends FieldValues, Output, Step extends string>(
  flow: Flow<Values, Output, Step>,
  { propose, fieldOf, nothingChanged, onSent }: ChangeRequestOptions<Values, Output>,
) {
  const [post] = changesApi.useRequestDataChangeMutation();
  const [asked, setAsked] = useState<{ data: Output; proposal: ChangeProposal; estimate: Day } | null>(null);
  const [open, setOpen] = useState(false);
  const { check, send, busy, failure, setFailure } = useSubmit(flow, {
    body: (data: Output) => propose(data).body,
    send: post,
    success: copy.review.success,
    successMs: SENT_TOAST_MS,
    failure: copy.review.failure,
    explain: (error) => sentenceOf(error, asked?.proposal.body.mascotaId ?? null),
    fieldOf,
    // An open sheet keeps the focus and takes a "back" for itself (D37): it has to be gone before a field is shown.
    onRejected: () => {
      flushSync(() => setOpen(false));
      return false;
    },
    onSent,
  });

  function ask(data: Output) {
    const proposal = propose(data);
    const isEmpty = proposal.fields.length === 0;
    setFailure(isEmpty ? nothingChanged : undefined);
    if (isEmpty) return;
    setAsked({ data, proposal, estimate: estimatedDay(new Date()) });
    setOpen(true);
  }

  const review: ChangeReviewProps | null = asked && {
    open,
    fields: asked.proposal.fields,
    estimate: asked.estimate,
    busy,
    onConfirm: () => send(asked.data),
    onClose: () => setOpen(false),
  };
  return { submit: check(ask), review, failure };
}
