import { type Sending, toAppError, useIdempotencyKey } from '@huella/api-client';
import { toast } from '@huella/ui';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { showRefusal, type ProfileForms } from './use-profile-forms.ts';

/** Milliseconds that the success stays on the screen (specification §8 *Pets and personal data*). */
const TOAST_MS = 3500;

export interface SendingOptions<Body> {
  forms: ProfileForms;
  post: (sending: Sending<Body>) => Promise<{ error?: unknown }>;
  success: string;
  /** Called when it is done. */
  onSent: () => void;
  /** Called before a refusal is shown. */
  onRefused?: () => void;
  /** Called when the first step shows what the server refused. */
  onWrongPerson: () => void;
}

/** Sends a body and shows what came of it: a toast, messages at the fields, or a sentence for the form's alert. */
export function useSending<Body>(options: SendingOptions<Body>) {
  const { forms, post, success, onSent, onRefused, onWrongPerson } = options;
  const keyFor = useIdempotencyKey();
  const [failure, setFailure] = useState<string>();

  async function send(body: Body) {
    setFailure(undefined);
    const { error } = await post({ body, idempotencyKey: keyFor(body) });
    if (error !== undefined) return refuse(error);
    toast.success(success, { durationMs: TOAST_MS });
    onSent();
  }

  function refuse(error: unknown) {
    const problem = toAppError(error);
    onRefused?.();
    const { inPerson, unplaced } = showRefusal(forms, problem);
    const sentence = problem.code && sentences[problem.code];
    if (sentence !== undefined || unplaced) setFailure(sentence ?? copy.failure);
    if (inPerson) onWrongPerson();
  }

  return { send, failure, setFailure };
}

const sentences: Partial<Record<string, string>> = {
  change_pending: copy.change.pending,
  person_exists: copy.alreadyGiven,
};
