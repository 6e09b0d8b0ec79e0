import type { LoggedCall } from '../answers/call-log.ts';

const names: Readonly<Record<NonNullable<LoggedCall['fault']>, string>> = {
  401: '401 sin sesión',
  413: '413 demasiado grande',
  429: '429 demasiados intentos',
  500: '500 error interno',
  503: '503 no disponible',
  expired: '401 jwt expired',
  lost: 'hecho, pero se pierde la respuesta',
  malformed: 'JSON cortado',
  network: 'sin conexión',
  never: 'no responde nunca',
  slow: 'responde a los 8 s',
  override: 'respuesta fija',
};

export function faultName(fault: NonNullable<LoggedCall['fault']>): string {
  return names[fault];
}
