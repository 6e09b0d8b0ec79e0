import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolderMailTransport } from '../src/adapters/mail/folder-mail-transport.ts';
import { createSmtpMailTransport } from '../src/adapters/mail/smtp-mail-transport.ts';
import { startSmtpSink } from './support/smtp-sink.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const from = 'Huella <hola@huella.example>';
const message = {
  to: 'ana@correo.example',
  subject: 'Nueva contraseña para Ñandú',
  text: 'Ingrese al enlace',
  html: '<p>Ingrese al enlace</p>',
  messageId: '<outbox-1@huella.example>',
};

function smtp(url: string) {
  const mail = createSmtpMailTransport(url, from);
  onTestFinished(() => mail.close());
  return mail;
}

test('a mail arrives at the SMTP server with both parts and its own message id', async () => {
  const sink = await startSmtpSink();
  await smtp(sink.url).send(message);
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]).toMatch(/^From: Huella <hola@huella\.example>/m);
  expect(sink.mails[0]).toMatch(/^To: ana@correo\.example/m);
  expect(sink.mails[0]).toContain('Message-ID: <outbox-1@huella.example>');
  expect(sink.mails[0]).toContain('text/plain');
  expect(sink.mails[0]).toContain('text/html');
});

test('a mail that can be switched off says where, others do not', async () => {
  const sink = await startSmtpSink();
  await smtp(sink.url).send({ ...message, unsubscribeUrl: 'https://huella.example/tabs/ajustes' });
  await smtp(sink.url).send(message);
  expect(sink.mails.map((mail) => /^List-Unsubscribe: (.*)$/m.exec(mail)?.[1]?.trim())).toEqual([
    '<https://huella.example/tabs/ajustes>',
    undefined,
  ]);
});

test('a rejected mail rejects, and the next attempt succeeds', async () => {
  const sink = await startSmtpSink();
  const mail = smtp(sink.url);
  sink.rejection = { at: 'data', code: 451, text: '4.3.0 try again later' };
  await expect(mail.send(message)).rejects.toThrow(/try again later/);
  sink.rejection = null;
  await mail.send(message);
  expect(sink.mails).toHaveLength(1);
});

test('a server that is not there rejects', async () => {
  const failure = { message: expect.stringContaining('ECONNREFUSED'), reason: 'unreachable' };
  await expect(smtp('smtp://127.0.0.1:1').send(message)).rejects.toMatchObject(failure);
});

test.for([
  ['recipient', 550, '5.1.1 No such user', 'refused'],
  ['recipient', 552, '5.2.2 Mailbox full', 'refused'],
  ['recipient', 553, '5.1.3 Bad address', 'refused'],
  ['recipient', 554, '5.7.1 Blocked', 'refused'],
  ['data', 554, '5.6.0 Not wanted', 'refused'],
  ['data', 552, '5.3.4 Too big', 'refused'],
  ['recipient', 450, '4.2.1 Greylisted', 'deferred'],
  ['recipient', 421, '4.3.2 Closing', 'deferred'],
  ['sender', 451, '4.3.0 Later', 'deferred'],
  ['recipient', 554, '5.7.1 Relay access denied', 'other'],
  ['sender', 550, '5.7.1 Not your address', 'other'],
  ['sender', 530, '5.7.0 Authentication required', 'authentication'],
  ['login', 535, '5.7.8 Wrong password', 'authentication'],
  ['login', 454, '4.7.0 Later', 'authentication'],
] as const)('at %s a reply of %i, %s, means: %s', async ([at, code, text, reason]) => {
  const sink = await startSmtpSink();
  sink.rejection = { at, code, text };
  await expect(smtp(sink.url.replace('//', '//huella:clave@')).send(message)).rejects.toMatchObject({
    reason,
  });
});

test('a recipient cannot smuggle in a second recipient', async () => {
  const sink = await startSmtpSink();
  await smtp(sink.url)
    .send({ ...message, to: 'ana@correo.example\r\nBcc: eva@evil.example' })
    .catch(() => undefined);
  expect(sink.mails.join('')).not.toMatch(/^Bcc:/im);
});

test('without SMTP a mail is a file, and a retry does not make a second one', async () => {
  const folder = temporaryFolder();
  const mail = createFolderMailTransport(folder, from);
  await mail.send(message);
  await mail.send(message);
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/^[0-9a-f]{24}\.eml$/);
  expect(await readFile(join(folder, files[0] ?? ''), 'utf8')).toContain('Subject: =?UTF-8?');
});
