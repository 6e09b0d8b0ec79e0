import type { AppError } from '@huella/api-client';
import { expect, test } from 'vitest';
import { syncFailure } from './sync-failure.ts';

const failed = (error: Partial<AppError>): AppError => ({
  kind: 'http',
  message: 'No hay conexión',
  fields: [],
  ...error,
});

test.each([
  [{ status: 500 }, 'Ocurrió un problema, intente más tarde.'],
  [{ status: 400 }, 'Ocurrió un problema, intente más tarde.'],
  [{ status: 429, retryAfter: 840 }, 'Hizo demasiados intentos. Espere 14 minutos e intente nuevamente.'],
  [{ kind: 'timeout' }, '¡Ups! Algo salió mal. Por favor vuelva a intentar en un momento.'],
  [{ kind: 'network' }, '¡Ups! Algo salió mal. Por favor vuelva a intentar en un momento.'],
  [{ kind: 'network', offline: true }, 'No hay conexión'],
] satisfies [Partial<AppError>, string][])('%o is said as "%s"', (error, sentence) => {
  expect(syncFailure(failed(error))).toBe(sentence);
});
