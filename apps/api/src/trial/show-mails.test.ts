import { expect, test } from 'vitest';
import { showMails } from './show-mails.ts';

const message = { to: 'ana@correo.example', html: '', messageId: '<1@huella>' };

function shown(rejection?: Error) {
  const printed: string[] = [];
  const mail = {
    send: () => (rejection ? Promise.reject(rejection) : Promise.resolve()),
    close: () => undefined,
  };
  return { printed, mail: showMails(mail, (text) => printed.push(text)) };
}

test('a mail’s first link can be followed from the terminal, and nothing says whose it is', async () => {
  const { printed, mail } = shown();
  const text = 'Confirme aquí:\nhttp://localhost:3000/auth/nueva-clave/abc\nhttps://huella.example/ayuda';
  await mail.send({ ...message, subject: 'Su clave', text });
  await mail.send({ ...message, subject: 'Sin enlace', text: 'Listo.' });
  expect(printed).toEqual([
    '  Mail "Su clave": http://localhost:3000/auth/nueva-clave/abc\n',
    '  Mail "Sin enlace"\n',
  ]);
});

test('a mail that could not be written is not shown', async () => {
  const { printed, mail } = shown(new Error('No room'));
  await expect(mail.send({ ...message, subject: 'Su clave', text: '' })).rejects.toThrow('No room');
  expect(printed).toEqual([]);
});
