import { expect, test } from 'vitest';
import { petPolicyStateOn } from './policy-state-on.ts';

test('a pet says what its policy is as of today, also when the insurer ended it', () => {
  const vigencia = { desde: '2026-05-10', hasta: '2027-05-10' };
  expect(petPolicyStateOn('2027-05-10', { vigencia })).toBe('vigente');
  expect(petPolicyStateOn('2027-05-11', { vigencia })).toBe('vencida');
  expect(petPolicyStateOn('2026-06-01', { vigencia, anulada: '2026-05-20' })).toBe('anulada');
  expect(petPolicyStateOn('2026-06-01', {})).toBeUndefined();
});
