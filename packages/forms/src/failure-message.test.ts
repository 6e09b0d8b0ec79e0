import type { AppError } from '@huella/api-client';
import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';

const explain = ({ code }: AppError) => (code === 'person_exists' ? 'Ya están.' : undefined);
const failure = 'Hubo un problema. Por favor intente nuevamente.';
const error = (fields: Partial<AppError>): AppError => ({
  kind: 'http',
  message: 'x',
  fields: [],
  ...fields,
});

test.each<[string, Partial<AppError>, boolean, string | undefined]>([
  [
    'too many tries',
    { status: 429, retryAfter: 840 },
    true,
    'Hizo demasiados intentos. Espere 14 minutos e intente nuevamente.',
  ],
  ['no network', { kind: 'network', offline: true, message: 'No hay conexión.' }, false, 'No hay conexión.'],
  ['a code with a sentence of its own', { status: 409, code: 'person_exists' }, true, 'Ya están.'],
  ['refused fields that are all on the screen', { status: 422 }, true, undefined],
  ['anything else', { status: 500 }, false, failure],
])('%s', (_case, fields, isShown, sentence) => {
  expect(failureMessage(error(fields), isShown, { failure, explain })).toBe(sentence);
});
