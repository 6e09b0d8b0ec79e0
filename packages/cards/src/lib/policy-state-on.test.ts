import type { PolicyState } from '@huella/contract';
import { expect, test } from 'vitest';
import { lunaRecord } from '../testing/card-stories.ts';
import { recordPolicyState } from './record-policy-state.ts';

test.each<[string, PolicyState, PolicyState]>([
  ['2026-05-09', 'vigente', 'futura'],
  ['2026-05-10', 'futura', 'vigente'],
  ['2027-05-10', 'vigente', 'vigente'],
  ['2027-05-11', 'vigente', 'vencida'],
  ['2026-06-01', 'anulada', 'anulada'],
])('on %s a card kept as %s is %s', (today, estado, expected) => {
  const record = lunaRecord({ date: '2026-05-10', hasta: '2027-05-10', estado });
  expect(recordPolicyState(today, record)).toBe(expected);
});
