import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { portOf } from '../../src/runtime/port-of.ts';

export interface SmtpSink {
  readonly url: string;
  /** The raw mails accepted so far. */
  readonly mails: string[];
  /** While true, every mail is turned away with a temporary error. */
  failing: boolean;
}

/** A real SMTP server in this process that keeps what it accepts. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sink = { url: '', mails: [] as string[], failing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (sink.failing)
          return done(Object.assign(new Error('4.3.0 try again later'), { responseCode: 451 }));
        sink.mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  sink.url = `smtp://127.0.0.1:${portOf(server.server)}`;
  return sink;
}
