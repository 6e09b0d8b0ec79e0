import type { WorkerMessage } from '../../service-worker/worker-message.ts';

/** Checks the type, because a worker may be of another build. */
export function isWorkerMessage<Type extends WorkerMessage['type']>(
  data: unknown,
  type: Type,
): data is Extract<WorkerMessage, { type: Type }> {
  return data instanceof Object && 'type' in data && data.type === type;
}
