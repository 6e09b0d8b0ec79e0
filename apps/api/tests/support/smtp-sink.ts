import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { portOf } from '../../src/runtime/port-of.ts';

export interface SmtpSink {
  readonly url: string;
  /** The raw mails accepted so far. */
  readonly mails: string[];
  /** What every mail is turned away with from now on, at which step; null takes them. */
  refusal: Refusal | null;
  readonly close: () => Promise<void>;
}

interface Refusal {
  readonly at: 'login' | 'sender' | 'recipient' | 'data';
  /** The reply of SMTP. */
  readonly code: number;
  readonly text: string;
}

/** A real SMTP server in this process that keeps what it accepts, until the test ends. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sink = await openSmtpSink();
  onTestFinished(sink.close);
  return sink;
}

/** The same, until it is closed. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const sink = { url: '', mails: [] as string[], refusal: null as Refusal | null, close };
  const refusalAt = (step: Refusal['at']) => {
    if (sink.refusal?.at !== step) return null;
    return Object.assign(new Error(sink.refusal.text), { responseCode: sink.refusal.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(refusalAt('login'), { user: username }),
    onMailFrom: (_address, _session, done) => done(refusalAt('sender')),
    onRcptTo: (_address, _session, done) => done(refusalAt('recipient')),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusalAt('data');
        if (refused) return done(refused);
        sink.mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sink.url = `smtp://127.0.0.1:${portOf(server.server)}`;
  return sink;
}
