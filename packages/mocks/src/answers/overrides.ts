import type { CallId } from '@huella/contract';
import { respondWithFault, type Fault } from './faults.ts';

/** A response in place of the server's: a fault, a fixed one, or a function of the request. */
export type Answer = Fault | Response | ((request: Request) => Response | Promise<Response>);

export interface CallFault {
  readonly callId: CallId;
  readonly fault: Fault;
  /** How many more requests fail; null: all. */
  readonly times: number | null;
}

export interface Overrides {
  /** Makes requests of a call fail. Counted faults are used up first, then the permanent one, of which a call has one at most. */
  readonly fail: (fault: CallFault) => void;
  readonly failOnce: (callId: CallId, fault: Fault) => void;
  readonly lift: (callId: CallId) => void;
  /** Overrides every response of a call until the returned function is called. */
  readonly override: (callId: CallId, answer: Answer) => () => void;
  readonly pending: () => readonly CallFault[];
  readonly clear: () => void;
  /** Consumes the next response of a call; undefined for the server's own. */
  readonly take: (callId: CallId) => Answer | undefined;
}

/** `real` asks the server. */
export async function respondWithOverride(
  answer: Answer,
  request: Request,
  real: () => Promise<Response>,
): Promise<Response> {
  if (answer instanceof Response) return answer.clone();
  if (typeof answer === 'function') return answer(request);
  return respondWithFault(answer, request, real);
}

/** Overrides of the server's responses, for states that it cannot produce. */
export function createOverrides(): Overrides {
  let waiting: readonly CallFault[] = [];
  const lasting = new Map<CallId, Answer>();

  function takeFault(callId: CallId): Fault | undefined {
    const own = waiting.filter((entry) => entry.callId === callId);
    const taken = own.find(({ times }) => times !== null) ?? own[0];
    if (taken?.times) waiting = waiting.flatMap((entry) => (entry === taken ? usedOnce(taken) : entry));
    return taken?.fault;
  }

  function fail(fault: CallFault): void {
    const { callId, times } = fault;
    const kept = waiting.filter((entry) => times !== null || entry.times !== null || entry.callId !== callId);
    waiting = [...kept, fault];
  }

  return {
    fail,
    failOnce: (callId, fault) => fail({ callId, fault, times: 1 }),
    lift: (callId) => {
      waiting = waiting.filter((entry) => entry.callId !== callId);
    },
    override: (callId, answer) => {
      lasting.set(callId, answer);
      return () => {
        if (lasting.get(callId) === answer) lasting.delete(callId);
      };
    },
    pending: () => waiting,
    clear: () => {
      waiting = [];
      lasting.clear();
    },
    take: (callId) => takeFault(callId) ?? lasting.get(callId),
  };
}

function usedOnce({ times, ...fault }: CallFault): CallFault[] {
  return times !== null && times > 1 ? [{ ...fault, times: times - 1 }] : [];
}
