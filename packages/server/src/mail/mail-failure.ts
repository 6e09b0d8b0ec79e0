/**
 * Why a mail was not accepted. `refused`: for good, by who receives mails for that address; another attempt would hear the same.
 * `deferred`: asked to come again. `login`: our own account at the mail server. `unreachable`: no conversation at all.
 */
export type MailFailureReason = 'refused' | 'deferred' | 'login' | 'unreachable' | 'other';

/** Thrown by a mail transport that knows why; anything else that it throws is `other`. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly reason: MailFailureReason;

  constructor(reason: MailFailureReason, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
  }
}
