import type { CallId } from '@huella/contract';
import { answerFault, type Fault } from './faults.ts';

/** What a call answers instead of the server: a fault, a fixed response, or a function of the request. */
export type Answer = Fault | Response | ((request: Request) => Response | Promise<Response>);

export interface Overrides {
  /** The next request of this call fails so, later ones do not. Several wait in line. */
  readonly failOnce: (callId: CallId, fault: Fault) => void;
  /** Every request of this call is answered so, until the returned function is called. */
  readonly override: (callId: CallId, answer: Answer) => () => void;
  /** The one-shot failures that still wait. */
  readonly pending: () => readonly Readonly<{ callId: CallId; fault: Fault }>[];
  readonly clear: () => void;
  readonly answer: (callId: CallId, request: Request, real: () => Promise<Response>) => Promise<Response>;
}

async function giveAnswer(answer: Answer, request: Request, real: () => Promise<Response>) {
  if (answer instanceof Response) return answer.clone();
  if (typeof answer === 'function') return answer(request);
  return answerFault(answer, request, real);
}

/** Exceptions from the server's true answers, for states that it cannot produce by itself. */
export function createOverrides(): Overrides {
  let once: readonly { callId: CallId; fault: Fault }[] = [];
  const standing = new Map<CallId, Answer>();

  function takeOnce(callId: CallId): Fault | undefined {
    const taken = once.find((entry) => entry.callId === callId);
    once = once.filter((entry) => entry !== taken);
    return taken?.fault;
  }

  return {
    failOnce: (callId, fault) => {
      once = [...once, { callId, fault }];
    },
    override: (callId, answer) => {
      standing.set(callId, answer);
      return () => {
        if (standing.get(callId) === answer) standing.delete(callId);
      };
    },
    pending: () => once,
    clear: () => {
      once = [];
      standing.clear();
    },
    answer: (callId, request, real) => {
      const answer = takeOnce(callId) ?? standing.get(callId);
      return answer === undefined ? real() : giveAnswer(answer, request, real);
    },
  };
}
