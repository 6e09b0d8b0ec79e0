import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { syncSchema } from './sync.ts';

test('sync asks for an email', () => {
  for (const email of ['', '  ', '\u200b'])
    expect(messagesOf(syncSchema, { email })).toEqual({ email: 'Por favor, ingrese su email' });
  expect(messagesOf(syncSchema, {})).toEqual({ email: 'Por favor, ingrese su email' });
});

test.each(['ana', 'ana@correo', 'a@b@c.com', 'ana @correo.com', `${'a'.repeat(250)}@correo.com`])(
  'sync refuses the email %j',
  (email) => {
    expect(messagesOf(syncSchema, { email })).toEqual({ email: 'Por favor, ingrese un email valido' });
  },
);

test('the email comes out trimmed (D59)', () => {
  expect(syncSchema.parse({ email: ' Ana@correo.com\u00a0' })).toEqual({ email: 'Ana@correo.com' });
});
