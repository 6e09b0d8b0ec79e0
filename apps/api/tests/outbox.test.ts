import { createApp, deliverOutbox } from '@huella/server';
import { noPush } from '@huella/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../src/adapters/database/open-sqlite.ts';
import { createSmtpMailTransport } from '../src/adapters/mail/smtp-mail-transport.ts';
import { createRuntime } from '../testing/create-runtime.ts';
import { startSmtpSink } from './support/smtp-sink.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test('a mail that the SMTP server rejects is tried again and arrives once', async () => {
  const sink = await startSmtpSink();
  const mail = createSmtpMailTransport(sink.url, 'Huella <hola@huella.example>');
  let now = Date.now();
  const controlledPorts = {
    mail,
    push: noPush,
    clock: { now: () => new Date(now) },
    log: { info: () => {}, error: () => {} },
  };
  const runtime = await createRuntime(() => openSqlite(':memory:'), temporaryFolder())(controlledPorts);
  onTestFinished(async () => {
    mail.close();
    await runtime.close();
  });
  const app = createApp(runtime.ports);
  const post = (path: string, body: unknown) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const email = 'ana@correo.example';
  await post('/auth/register', { email, password: 'secreta', confirm: 'secreta' });
  expect((await post('/auth/password', { email })).status).toBe(200);

  sink.rejection = { at: 'data', code: 451, text: '4.3.0 try again later' };
  expect(await deliverOutbox(runtime.ports)).toEqual({ sent: 0, failed: 1 });
  sink.rejection = null;
  expect(await deliverOutbox(runtime.ports)).toEqual({ sent: 0, failed: 0 });
  now += 60_000;
  expect(await deliverOutbox(runtime.ports)).toEqual({ sent: 1, failed: 0 });
  now += 3_600_000;
  expect(await deliverOutbox(runtime.ports)).toEqual({ sent: 0, failed: 0 });
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]).toContain('To: ana@correo.example');
});
