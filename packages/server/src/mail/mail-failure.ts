/**
 * Why a mail was not accepted. `refused`: permanently, by the recipient's server. `deferred`: temporarily. `authentication`: our account at the
 * mail server. `unreachable`: no connection.
 */
export type MailFailureReason = 'refused' | 'deferred' | 'authentication' | 'unreachable' | 'other';

/** Thrown by a mail transport that knows the reason; any other error is `other`. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly reason: MailFailureReason;

  constructor(reason: MailFailureReason, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
  }
}
