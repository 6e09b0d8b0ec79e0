import type { MailMessage, Ports, PushMessage, PushResult, ServerApp } from '@huella/server';

/** The clock of the public bug reports. */
export const START = '2026-11-27T10:00:00-03:00';

/** The key that browsers subscribe with. */
export const PUSH_KEY = 'BLlave-de-los-avisos';

export interface SuiteContext {
  readonly app: ServerApp;
  readonly ports: Ports;
  /** Never moves the time back, so that counters and tokens of other tests stay valid. */
  advance(milliseconds: number): void;
  readonly mails: readonly MailMessage[];
  /** Rejects the next mails. */
  rejectMails(count: number): void;
  readonly pushes: readonly PushMessage[];
  /** Sets the push services' response; throw for a failing one. The default is delivery. */
  answerPushes(answer: (message: PushMessage) => PushResult): void;
  readonly logged: readonly string[];
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
