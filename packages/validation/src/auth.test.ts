import { expect, test } from 'vitest';
import { loginSchema, newPasswordSchema, recoverSchema, registerSchema } from './auth.ts';
import { messagesOf } from './messages-of.ts';

const account = { email: 'ana@correo.com.ar', password: 'secreta', confirm: 'secreta' };

test('login asks for both fields', () => {
  expect(messagesOf(loginSchema, { email: '', password: '' })).toEqual({
    email: 'Por favor, ingrese su email',
    password: 'Por favor, ingrese su contraseña',
  });
});

test.each([
  'ana',
  'ana@',
  '@correo.com',
  'ana@correo',
  'a@b@c.com',
  'ana @correo.com',
  'ana@correo..com',
  'ana@.com',
  '<ana@correo.com>',
  'ana@correo.com>',
])('login refuses the email %j', (email) => {
  expect(messagesOf(loginSchema, { email, password: 'x' })).toEqual({
    email: 'Por favor, ingrese un email valido',
  });
});

test.each(['ana@correo.com', ' ana@correo.com\u00a0', 'ñandú@correo.com.ar', "o'higgins+perro@a-b.ar"])(
  'the email %j is taken, trimmed (D59)',
  (email) => {
    expect(loginSchema.parse({ email, password: 'x' }).email).toBe(email.trim());
  },
);

test('a password is never trimmed, not even blanks only', () => {
  expect(loginSchema.parse({ email: account.email, password: '  ' }).password).toBe('  ');
});

test('registration takes a right account', () => {
  expect(registerSchema.parse(account)).toEqual(account);
});

test('registration names every wrong field at once', () => {
  expect(messagesOf(registerSchema, { email: 'ana', password: '12345', confirm: '54321' })).toEqual({
    email: 'Introduce un correo electrónico válido.',
    password: 'La contraseña debe tener una longitud minima de 6',
    confirm: 'Las contraseñas no son iguales',
  });
});

test('registration without any key has the same messages', () => {
  expect(messagesOf(registerSchema, {})).toEqual({
    email: 'Introduce un correo electrónico válido.',
    password: 'La contraseña debe tener una longitud minima de 6',
    confirm: 'Las contraseñas no son iguales',
  });
});

test('six characters are enough, emoji counted as one', () => {
  expect(messagesOf(registerSchema, { ...account, password: '🐶🐶🐶🐶🐶', confirm: '🐶🐶🐶🐶🐶' })).toEqual({
    password: 'La contraseña debe tener una longitud minima de 6',
  });
  expect(messagesOf(registerSchema, { ...account, password: '123456', confirm: '123456' })).toEqual({});
});

test('O-FO-08 accents count once however they were typed: three are no password (D112)', () => {
  const password = 'ééé'.normalize('NFD');
  for (const schema of [registerSchema, newPasswordSchema])
    expect(messagesOf(schema, { ...account, password, confirm: password })).toEqual({
      password: 'La contraseña debe tener una longitud minima de 6',
    });
  const longest = 'é'.repeat(256).normalize('NFD');
  expect(messagesOf(registerSchema, { ...account, password: longest, confirm: longest })).toEqual({});
});

test('a password and its repetition from two keyboards are one, and come out in one form (D112)', () => {
  const typed = { ...account, password: ' ñandú ', confirm: ' ñandú '.normalize('NFD') };
  expect(registerSchema.parse(typed)).toEqual({ ...account, password: ' ñandú ', confirm: ' ñandú ' });
  expect(loginSchema.parse({ ...account, password: 'ñandú'.normalize('NFD') }).password).toBe('ñandú');
});

test.each(['secreta\u0000', 'secreta\ud800', 'secre\tta', 'secreta\n', 'secreta\u007f'])(
  'a password with %j is refused, not altered (D113)',
  (password) => {
    const unreadable = 'Por favor, quite los caracteres que no se pueden leer';
    for (const schema of [loginSchema, registerSchema, newPasswordSchema])
      expect(messagesOf(schema, { ...account, password, confirm: password })).toEqual({
        password: unreadable,
      });
  },
);

test('an empty confirmation is not equal to anything', () => {
  expect(messagesOf(newPasswordSchema, { password: 'secreta', confirm: '' })).toEqual({
    confirm: 'Las contraseñas no son iguales',
  });
});

test('recovery has its own message', () => {
  expect(messagesOf(recoverSchema, { email: '' })).toEqual({ email: 'Por favor, ingrese un email válido' });
  expect(messagesOf(recoverSchema, { email: 'ana' })).toEqual({
    email: 'Por favor, ingrese un email válido',
  });
});

test('a hostile email is refused at once', () => {
  expect(messagesOf(recoverSchema, { email: `${'a@'.repeat(50_000)}.` })).toEqual({
    email: 'Por favor, ingrese un email válido',
  });
});
