import type { CallId } from '@huella/contract';
import { answerFault, type Fault } from './faults.ts';

/** What a call answers instead of the server: a fault, a fixed response, or a function of the request. */
export type Answer = Fault | Response | ((request: Request) => Response | Promise<Response>);

/** A fault of one call. */
export interface CallFault {
  readonly callId: CallId;
  readonly fault: Fault;
  /** How many more requests it hits; null: every one until it is lifted. */
  readonly times: number | null;
}

export interface Overrides {
  /** Makes requests of a call fail. Counted faults of a call wait in line, before its lasting one, of which it has one at most. */
  readonly fail: (fault: CallFault) => void;
  /** The next request of this call fails so, later ones do not. */
  readonly failOnce: (callId: CallId, fault: Fault) => void;
  /** Takes back every fault of a call. */
  readonly lift: (callId: CallId) => void;
  /** Every request of this call is answered so, until the returned function is called. */
  readonly override: (callId: CallId, answer: Answer) => () => void;
  /** The faults that still wait, in their order. */
  readonly pending: () => readonly CallFault[];
  readonly clear: () => void;
  /** What the next request of a call is answered with, counted as used; undefined: what the server says. */
  readonly take: (callId: CallId) => Answer | undefined;
}

/** Answers with an override; `real` asks the server. */
export async function answerWith(
  answer: Answer,
  request: Request,
  real: () => Promise<Response>,
): Promise<Response> {
  if (answer instanceof Response) return answer.clone();
  if (typeof answer === 'function') return answer(request);
  return answerFault(answer, request, real);
}

/** Exceptions from the server's true answers, for states that it cannot produce by itself. */
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
