import type { MailMessage, Ports, PushMessage, PushResult, ServerApp } from '@huella/server';

/** The clock of the public bug reports. */
export const START = '2026-11-27T10:00:00-03:00';

/** What browsers subscribe with. */
export const PUSH_KEY = 'BLlave-de-los-avisos';

/** What tests work with. */
export interface SuiteContext {
  readonly app: ServerApp;
  readonly ports: Ports;
  /** Moves the time on. It never goes back: counters and tokens of other tests stay right. */
  advance(milliseconds: number): void;
  readonly mails: readonly MailMessage[];
  /** The next so many mails are not accepted. */
  rejectMails(count: number): void;
  /** The push messages that push services were asked to deliver. */
  readonly pushes: readonly PushMessage[];
  /** What push services say from now on; throws for one in trouble. They deliver unless said. */
  answerPushes(answer: (message: PushMessage) => PushResult): void;
  /** Everything that was logged, as text. */
  readonly logged: readonly string[];
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
