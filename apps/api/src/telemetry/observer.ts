/** `call` is an id of the contract, or `none`. */
interface RequestMeasurement {
  readonly call: string;
  readonly method: string;
  readonly status: number;
  /** Until the response began. */
  readonly milliseconds: number;
}

/** A run of a background job. */
export interface JobMeasurement {
  readonly name: string;
  readonly succeeded: boolean;
  readonly milliseconds: number;
}

export interface Observer {
  readonly request: (measurement: RequestMeasurement) => void;
  readonly job: (measurement: JobMeasurement) => void;
  /** The event name of an error in the log. */
  readonly failure: (event: string) => void;
}

/** Forwards everything to several observers. */
export function observeAll(observers: readonly Observer[]): Observer {
  return {
    request: (measurement) => observers.forEach((observer) => observer.request(measurement)),
    job: (measurement) => observers.forEach((observer) => observer.job(measurement)),
    failure: (event) => observers.forEach((observer) => observer.failure(event)),
  };
}
