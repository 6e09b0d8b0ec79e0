import { calls, pathOf } from '@huella/contract';
import { expect, test } from 'vitest';
import { callIds, findCall } from './find-call.ts';

test('every call of the contract is found by its method and path', () => {
  const file = `${'f'.repeat(43)}.ics`;
  for (const id of callIds) {
    const path = pathOf(calls[id], { id: 7, correccionId: 8, hash: 'f'.repeat(64), file });
    expect(findCall(calls[id].method, path)).toBe(id);
  }
});

test('a longer path or another method is not a call', () => {
  expect(findCall('GET', '/app/user/mascotas/7/fotos')).toBeNull();
  expect(findCall('DELETE', '/app/user/mascotas')).toBeNull();
});
