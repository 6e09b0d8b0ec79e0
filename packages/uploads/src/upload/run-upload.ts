import { newIdempotencyKey, toAppError } from '@huella/api-client';
import { ImageError } from '../image/image-error.ts';
import type { UploadState } from './upload-state.ts';

/** Bytes that are ready, and the key that they travel under every time. */
export interface Prepared {
  file: File;
  idempotencyKey: string;
}

export interface Sending extends Prepared {
  onProgress: (share: number) => void;
}

export interface UploadJob<Answer> {
  /** Makes the call; throws what a mutation's `unwrap()` throws. */
  send: (sending: Sending) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** Called when it failed, with the reason as it is shown; `retry` is null where the same bytes would be refused again. */
  onFailed?: (reason: string, retry: (() => void) | null) => void;
}

interface Run {
  prepare: () => Promise<File>;
  /** Where the prepared bytes are kept for another try. */
  own: { prepared: Prepared | null };
  show: (state: UploadState) => void;
  retry: () => void;
}

/** Prepares, unless that was done, sends, and says at each moment where it stands. Never throws. */
export async function runUpload<Answer>(
  job: UploadJob<Answer>,
  { prepare, own, show, retry }: Run,
): Promise<void> {
  try {
    if (!own.prepared) {
      show({ step: 'preparing' });
      own.prepared = { file: await prepare(), idempotencyKey: newIdempotencyKey() };
    }
    show({ step: 'sending', share: 0 });
    const onProgress = (share: number) => show({ step: 'sending', share });
    const answer = await job.send({ ...own.prepared, onProgress });
    show({ step: 'done' });
    job.onDone(answer);
  } catch (error) {
    if (isAborted(error)) return show({ step: 'idle' });
    const reason = reasonOf(error);
    const mayRetry = own.prepared !== null && !isRejected(error);
    show({ step: 'failed', reason, mayRetry });
    job.onFailed?.(reason, mayRetry ? retry : null);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ImageError) return error.message;
  const { fields, message } = toAppError(error);
  return fields[0]?.message ?? message;
}

/** The session ended under way: nobody is left to be told. */
function isAborted(error: unknown): boolean {
  return error instanceof Object && 'name' in error && error.name === 'AbortError';
}

/** The server looked at these bytes and will not take them: the same again would be refused again. */
function isRejected(error: unknown): boolean {
  const { status = 0 } = toAppError(error);
  return [400, 404, 409, 413, 415, 422].includes(status);
}
