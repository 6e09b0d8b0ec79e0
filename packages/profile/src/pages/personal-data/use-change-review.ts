import type { Person, PersonChangeRequest } from '@huella/contract';
import { workingDaysAfter, type Day } from '@huella/validation/day';
import { personMessages } from '@huella/validation/messages';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { profileApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { changedLines, type ChangedLine } from '../../lib/changed-lines.ts';
import { changesOf, hasChanges } from '../../lib/person-change.ts';
import { useSending, type SendingOptions } from './use-sending.ts';
import type { ProfileData } from './use-profile-forms.ts';

/** Working days of "72 horas hábiles" (D74). */
const WORKING_DAYS = 3;

/** A request that waits for its confirmation. */
interface Review {
  body: PersonChangeRequest;
  lines: ChangedLine[];
  /** The day by which it is done, an estimate (D74). */
  estimate: Day;
}

type Ends = Pick<SendingOptions<unknown>, 'forms' | 'onSent' | 'onWrongPerson'>;

/** The change request: found by comparison, shown for confirmation, then sent (specification §4 *Personal data*). */
export function useChangeReview(petId: number | null, ends: Ends) {
  const [post, { isLoading: busy }] = profileApi.useRequestDataChangeMutation();
  const [review, setReview] = useState<Review | null>(null);
  const [isOpen, setOpen] = useState(false);
  // An open sheet keeps the focus and takes a "back" for itself (D37): it has to be gone before a field is shown.
  const onRefused = () => flushSync(() => setOpen(false));
  const sending = useSending<PersonChangeRequest>({ ...ends, post, success: copy.change.success, onRefused });

  function start(before: Person, { person, address }: ProfileData) {
    const changes = changesOf(before, person, address);
    sending.setFailure(hasChanges(changes) ? undefined : personMessages.nothingChanged);
    if (!hasChanges(changes)) return;
    const estimate = workingDaysAfter(new Date(), WORKING_DAYS);
    setReview({ body: { mascotaId: petId, ...changes }, lines: changedLines(before, changes), estimate });
    setOpen(true);
  }

  async function confirm() {
    if (review !== null) await sending.send(review.body);
  }

  return { review, isOpen, busy, failure: sending.failure, start, confirm, close: () => setOpen(false) };
}
