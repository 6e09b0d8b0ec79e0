import { MailFailure, type MailFailureReason } from '@huella/server';

/** Of the conversation in which a mail goes to one recipient: the steps that speak of that recipient and that mail. */
const ownSteps = new Set(['RCPT TO', 'DATA']);
/** Of connections, whatever became of them. */
const connectionCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROXY']);
/** What a mail server says to who has not logged in: 530, 534, 535 and 538 (RFC 4954). */
const loginReplies = new Set([530, 534, 535, 538]);
/** A server that forwards nothing for us says it of the recipient, and it is our account that is wrong. */
const relayDenied = /\brelay/i;

/** What an error of nodemailer means for the mail. */
export function mailFailureOf(error: unknown): MailFailure {
  return new MailFailure(error instanceof Error ? reasonOf(error) : 'other', error);
}

function reasonOf(error: Error): MailFailureReason {
  const code = 'code' in error ? String(error.code) : '';
  const reply = 'responseCode' in error ? Number(error.responseCode) : 0;
  const step = 'command' in error ? String(error.command) : '';
  if (code === 'EAUTH' || code === 'ENOAUTH' || loginReplies.has(reply)) return 'login';
  if (reply >= 400 && reply < 500) return 'deferred';
  if (connectionCodes.has(code)) return 'unreachable';
  const isPermanent = 'permanent' in error && error.permanent === true;
  if (isPermanent && ownSteps.has(step) && !relayDenied.test(error.message)) return 'refused';
  return 'other';
}
