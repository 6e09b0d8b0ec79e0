import { MailFailure, type MailFailureReason } from '@huella/server';

/** The SMTP steps that concern one recipient and one mail. */
const ownSteps = new Set(['RCPT TO', 'DATA']);
/** Failures of the connection. */
const connectionCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROXY']);
/** Replies to an unauthenticated client (RFC 4954). */
const authenticationReplies = new Set([530, 534, 535, 538]);
/** A server that relays nothing for us rejects the recipient, although our account is the cause. */
const relayDenied = /\brelay/i;

export function mailFailureOf(error: unknown): MailFailure {
  return new MailFailure(error instanceof Error ? reasonOf(error) : 'other', error);
}

function reasonOf(error: Error): MailFailureReason {
  const code = 'code' in error ? String(error.code) : '';
  const reply = 'responseCode' in error ? Number(error.responseCode) : 0;
  const step = 'command' in error ? String(error.command) : '';
  if (code === 'EAUTH' || code === 'ENOAUTH' || authenticationReplies.has(reply)) return 'authentication';
  if (reply >= 400 && reply < 500) return 'deferred';
  if (connectionCodes.has(code)) return 'unreachable';
  const isPermanent = 'permanent' in error && error.permanent === true;
  if (isPermanent && ownSteps.has(step) && !relayDenied.test(error.message)) return 'refused';
  return 'other';
}
