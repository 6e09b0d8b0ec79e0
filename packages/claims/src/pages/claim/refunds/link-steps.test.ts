import { expect, test } from 'vitest';
import { link } from '../../../testing/story-indications.ts';
import { linkSteps, type VetLinkState } from './link-steps.ts';

const at = '2026-11-27T15:00:00.000Z';
const read = (changes: Partial<VetLinkState>) =>
  linkSteps(link(changes)).map(
    ({ event, status, at: when }) => `${event} ${status}${when === null ? '' : ' at'}`,
  );

test.each<[string, Partial<VetLinkState>, string[]]>([
  ['sent', {}, ['enviado done at', 'entregado next', 'abierto next', 'empezado next', 'completado next']],
  [
    'opened before the mail server told anything',
    { estado: 'abierto', abierto: at },
    ['enviado done at', 'entregado done', 'abierto done at', 'empezado next', 'completado next'],
  ],
  [
    'bounced',
    { estado: 'rebotado', rebotado: at },
    ['enviado done at', 'rebotado failed at', 'abierto next', 'empezado next', 'completado next'],
  ],
  [
    'opened by its code although the mail had bounced',
    { estado: 'abierto', rebotado: at, abierto: at },
    ['enviado done at', 'entregado done', 'abierto done at', 'empezado next', 'completado next'],
  ],
  [
    'expired half-way',
    { estado: 'vencido', entregado: at, abierto: at },
    ['enviado done at', 'entregado done at', 'abierto done at', 'empezado next', 'vencido failed at'],
  ],
  [
    'declined',
    { estado: 'declinado', abierto: at, declinado: at },
    ['enviado done at', 'entregado done', 'abierto done at', 'empezado next', 'declinado failed at'],
  ],
  [
    'completed',
    { estado: 'completado', completado: at },
    ['enviado done at', 'entregado done', 'abierto done', 'empezado done', 'completado done at'],
  ],
])('D89 a link that was %s', (_, changes, steps) => {
  expect(read(changes)).toEqual(steps);
});
