import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { portOf } from '../../src/runtime/port-of.ts';

export interface SmtpSink {
  readonly url: string;
  /** Raw. */
  readonly mails: string[];
  /** The rejection of every mail, and at which step; null accepts them. */
  rejection: Rejection | null;
  readonly close: () => Promise<void>;
}

interface Rejection {
  readonly at: 'login' | 'sender' | 'recipient' | 'data';
  /** SMTP's reply code. */
  readonly code: number;
  readonly text: string;
}

/** An SMTP server in this process that stores accepted mails, until the test ends. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sink = await openSmtpSink();
  onTestFinished(sink.close);
  return sink;
}

/** Like `startSmtpSink`, until it is closed. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const sink = { url: '', mails: [] as string[], rejection: null as Rejection | null, close };
  const rejectionAt = (step: Rejection['at']) => {
    if (sink.rejection?.at !== step) return null;
    return Object.assign(new Error(sink.rejection.text), { responseCode: sink.rejection.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(rejectionAt('login'), { user: username }),
    onMailFrom: (_address, _session, done) => done(rejectionAt('sender')),
    onRcptTo: (_address, _session, done) => done(rejectionAt('recipient')),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const rejected = rejectionAt('data');
        if (rejected) return done(rejected);
        sink.mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sink.url = `smtp://127.0.0.1:${portOf(server.server)}`;
  return sink;
}
