import { createUploadGate, type UploadGate } from './upload-gate.ts';

export interface CallerGates {
  /** Runs the task once its bytes fit into the caller's share. Throws like an upload gate. */
  pass<Result>(caller: number, bytes: number, task: () => Promise<Result>): Promise<Result>;
}

/** A gate per caller, so that one who uploads much and slowly leaves room for others. Dropped after its last task. */
export function createCallerGates(capacity: number): CallerGates {
  const gates = new Map<number, { readonly gate: UploadGate; tasks: number }>();
  return {
    async pass(caller, bytes, task) {
      const entry = gates.get(caller) ?? { gate: createUploadGate({ capacity }), tasks: 0 };
      gates.set(caller, entry);
      entry.tasks += 1;
      try {
        return await entry.gate.pass(bytes, task);
      } finally {
        entry.tasks -= 1;
        if (entry.tasks === 0) gates.delete(caller);
      }
    },
  };
}
