import { expect, test } from 'vitest';
import { calls } from '@huella/contract';
import { operations } from '../src/operations.ts';

test('every call of the contract has its operation, once', () => {
  expect(operations.map(({ call }) => call.id).toSorted()).toEqual(Object.keys(calls).toSorted());
});
