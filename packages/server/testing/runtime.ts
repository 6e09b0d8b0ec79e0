import type { Clock, Log, MailTransport, Ports, PushTransport } from '@huella/server';

export interface ControlledPorts {
  readonly clock: Clock;
  readonly mail: MailTransport;
  readonly push: PushTransport;
  readonly log: Log;
}

export interface Runtime {
  readonly ports: Ports;
  readonly close: () => Promise<void>;
}

export type CreateRuntime = (controlledPorts: ControlledPorts) => Promise<Runtime>;
