/** `call` is an id of the contract, or `none`. */
interface SeenRequest {
  readonly call: string;
  readonly method: string;
  readonly status: number;
  /** Until the response began. */
  readonly milliseconds: number;
}

/** A run of a background job. */
export interface SeenJob {
  readonly name: string;
  readonly succeeded: boolean;
  readonly milliseconds: number;
}

export interface Observer {
  readonly request: (seen: SeenRequest) => void;
  readonly job: (seen: SeenJob) => void;
  /** The event name of an error in the log. */
  readonly failure: (event: string) => void;
}

/** Forwards everything to several observers. */
export function observeAll(observers: readonly Observer[]): Observer {
  return {
    request: (seen) => observers.forEach((observer) => observer.request(seen)),
    job: (seen) => observers.forEach((observer) => observer.job(seen)),
    failure: (event) => observers.forEach((observer) => observer.failure(event)),
  };
}
