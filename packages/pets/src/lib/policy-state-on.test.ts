import type { PolicyState } from '@huella/contract';
import { expect, test } from 'vitest';
import { petPolicyStateOn, policyStateOn } from './policy-state-on.ts';

const record = {
  nombre: 'Luna',
  plan: 'Plan 2',
  poliza: 'HU-1',
  date: '2026-05-10',
  hasta: '2027-05-10',
  anulada: null,
  titular: 'Carla Núñez',
  verificacion: 'https://huella.example/carnet/x',
};

test.each<[string, PolicyState, PolicyState]>([
  ['2026-05-09', 'vigente', 'futura'],
  ['2026-05-10', 'futura', 'vigente'],
  ['2027-05-10', 'vigente', 'vigente'],
  ['2027-05-11', 'vigente', 'vencida'],
  ['2026-06-01', 'anulada', 'anulada'],
])('on %s a card kept as %s is %s', (today, estado, expected) => {
  expect(policyStateOn(today, { ...record, estado })).toBe(expected);
});

test('a pet says what its policy is as of today, also when the insurer ended it', () => {
  const vigencia = { desde: '2026-05-10', hasta: '2027-05-10' };
  expect(petPolicyStateOn('2027-05-10', { vigencia })).toBe('vigente');
  expect(petPolicyStateOn('2027-05-11', { vigencia })).toBe('vencida');
  expect(petPolicyStateOn('2026-06-01', { vigencia, anulada: '2026-05-20' })).toBe('anulada');
  expect(petPolicyStateOn('2026-06-01', {})).toBeUndefined();
});
