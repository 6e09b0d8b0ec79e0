import type { CallId } from '@huella/contract';
import { NetworkFault, type Fault } from './faults.ts';

/** A request without query, headers and bodies. */
export interface LoggedCall {
  readonly id: number;
  /** Null for the server's own pages. */
  readonly callId: CallId | null;
  readonly method: string;
  readonly path: string;
  /** Null while it runs, and for one without a response. */
  readonly status: number | null;
  /** Null while it runs. */
  readonly milliseconds: number | null;
  /** `override`: a test's fixed response. */
  readonly fault: Fault | 'override' | null;
}

export interface CallLog {
  /** Newest first. */
  readonly list: () => readonly LoggedCall[];
  readonly clear: () => void;
  /** Aborts running requests like a lost connection; the server may have processed them. */
  readonly cancel: () => void;
  readonly note: (
    call: Pick<LoggedCall, 'callId' | 'fault'>,
    request: Request,
    work: () => Promise<Response>,
  ) => Promise<Response>;
}

const KEPT = 200;

/** `now` counts milliseconds and is independent of the movable clock. */
export function createCallLog(now: () => number = () => performance.now()): CallLog {
  let calls: readonly LoggedCall[] = [];
  let newest = 0;
  const running = new Set<(reason: Error) => void>();

  function change(id: number, values: Partial<LoggedCall>): void {
    calls = calls.map((call) => (call.id === id ? { ...call, ...values } : call));
  }

  return {
    list: () => calls,
    clear: () => {
      calls = [];
    },
    cancel: () => {
      for (const reject of running) reject(new NetworkFault());
    },
    note: async (call, request, work) => {
      const id = (newest += 1);
      const { method, url } = request;
      const { pathname: path } = new URL(url);
      const began = now();
      calls = [{ id, ...call, method, path, status: null, milliseconds: null }, ...calls].slice(0, KEPT);
      const { promise: cancelled, reject } = Promise.withResolvers<never>();
      running.add(reject);
      try {
        const response = await Promise.race([work(), cancelled]);
        change(id, { status: response.status });
        return response;
      } finally {
        running.delete(reject);
        change(id, { milliseconds: Math.round(now() - began) });
      }
    },
  };
}
