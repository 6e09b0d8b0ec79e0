import { expect, test } from 'vitest';
import { rateLimitMessage } from './common-error-message.ts';

test.each([
  [undefined, 'unos minutos'],
  [0, '1 segundo'],
  [1, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [900, '15 minutos'],
  [3_599, '60 minutos'],
  [3_600, '1 hora'],
  [86_400, '24 horas'],
])('%s seconds are named so that nobody comes back too early', (seconds, time) => {
  expect(rateLimitMessage(seconds)).toBe(`Hizo demasiados intentos. Espere ${time} e intente nuevamente.`);
});
