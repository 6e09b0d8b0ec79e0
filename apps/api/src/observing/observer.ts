/** A request that was answered. `call` is the id of a call of the contract, or `none`. */
interface SeenRequest {
  readonly call: string;
  readonly method: string;
  readonly status: number;
  /** Until the answer began. */
  readonly milliseconds: number;
}

/** One pass of a job beside the requests. */
export interface SeenJob {
  readonly name: string;
  readonly succeeded: boolean;
  readonly milliseconds: number;
}

/** Hears what the server does. Nothing that it hears says who did it. */
export interface Observer {
  readonly request: (seen: SeenRequest) => void;
  readonly job: (seen: SeenJob) => void;
  /** The name of a line of errors in the log. */
  readonly failure: (event: string) => void;
}

/** One that passes everything on to all of these. */
export function observeAll(observers: readonly Observer[]): Observer {
  return {
    request: (seen) => observers.forEach((observer) => observer.request(seen)),
    job: (seen) => observers.forEach((observer) => observer.job(seen)),
    failure: (event) => observers.forEach((observer) => observer.failure(event)),
  };
}
