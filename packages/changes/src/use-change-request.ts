import type { AppError } from '@huella/api-client';
import { type Flow, useSubmit } from '@huella/forms';
import { SENT_TOAST_MS } from '@huella/ui';
import type { ChangedField } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { listed } from '@huella/validation/text';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { changesApi, type ChangeBody } from './api/changes-endpoints.ts';
import type { ChangeReviewProps } from './components/change-review/change-review.tsx';
import { copy } from './copy.ts';
import { estimatedDay } from './lib/estimated-day.ts';
import { labelOf } from './lib/read-field.ts';

/** The request's body, and its changes for display in the form's order. */
export interface ChangeProposal {
  body: ChangeBody;
  fields: readonly ChangedField[];
}

export interface ChangeRequestOptions<Values extends FieldValues, Output> {
  propose: (data: Output) => ChangeProposal;
  /** Maps a rejected path to the form's field: requests use other names (specification §3). */
  fieldOf: (path: string) => FieldPath<Values> | undefined;
  /** The alert if nothing was changed. */
  nothingChanged: string;
  onSent: () => void;
}

/**
 * A change request (specification §4 *Edit pet*, *Personal data*): `submit` opens the review (`<ChangeReview {...review} />`),
 * which sends on confirmation; `failure` is for the form's alert.
 */
export function useChangeRequest<Values extends FieldValues, Output, Step extends string>(
  flow: Flow<Values, Output, Step>,
  { propose, fieldOf, nothingChanged, onSent }: ChangeRequestOptions<Values, Output>,
) {
  const [post] = changesApi.useRequestDataChangeMutation();
  const [reviewed, setReviewed] = useState<{ data: Output; proposal: ChangeProposal; estimate: Day } | null>(
    null,
  );
  const [isOpen, setIsOpen] = useState(false);
  const { handleSubmit, send, busy, failure, setFailure } = useSubmit(flow, {
    body: (data: Output) => propose(data).body,
    send: post,
    success: copy.review.success,
    successMs: SENT_TOAST_MS,
    failure: copy.review.failure,
    explain: (error) => rejectionMessage(error, reviewed?.proposal.body.mascotaId ?? null),
    fieldOf,
    // An open sheet traps the focus and "back" (D37), so it must close before a field is focused.
    onRejected: () => {
      flushSync(() => setIsOpen(false));
      return 'unhandled';
    },
    onSent,
  });

  function openReview(data: Output) {
    const proposal = propose(data);
    const isEmpty = proposal.fields.length === 0;
    setFailure(isEmpty ? nothingChanged : undefined);
    if (isEmpty) return;
    setReviewed({ data, proposal, estimate: estimatedDay(new Date()) });
    setIsOpen(true);
  }

  const review: ChangeReviewProps | null = reviewed && {
    open: isOpen,
    fields: reviewed.proposal.fields,
    estimate: reviewed.estimate,
    busy,
    onConfirm: () => send(reviewed.data),
    onClose: () => setIsOpen(false),
  };
  return { submit: handleSubmit(openReview), review, failure };
}

/** The form's alert for a rejection; undefined where the field errors suffice. */
function rejectionMessage({ code, fields }: AppError, petId: number | null): string | undefined {
  if (code === 'not_found' && petId !== null) return copy.review.unknownPet;
  if (code !== 'change_pending') return undefined;
  const data = [...new Set(fields.map(({ path }) => labelOf(path)))];
  return data.length === 0 ? copy.pending.some : copy.pending.these(listed(data));
}
