import type { Clock, Log, MailTransport, Ports, PushTransport } from '@huella/server';

/** Ports that the tests control: the time, the mails, the push messages, the log. */
export interface ControlledPorts {
  readonly clock: Clock;
  readonly mail: MailTransport;
  readonly push: PushTransport;
  readonly log: Log;
}

/** The server's ports over one engine, the database migrated and seeded, without accounts. */
export interface Runtime {
  readonly ports: Ports;
  readonly close: () => Promise<void>;
}

/** Creates a runtime from the ports that the tests control; every other port is the runtime's own. */
export type CreateRuntime = (controlledPorts: ControlledPorts) => Promise<Runtime>;
