import { calls, pathOf } from '@huella/contract';
import { expect, test } from 'vitest';
import { callIds, findCall, isApiPath } from './find-call.ts';

test('every call of the contract is found by its method and path', () => {
  for (const id of callIds) {
    const path = pathOf(calls[id], { id: 7 });
    expect(findCall(calls[id].method, path)).toBe(id);
    expect(isApiPath(path)).toBe(true);
  }
});

test('a longer path, another method or a page is no call', () => {
  expect(findCall('GET', '/app/user/mascotas/7/fotos')).toBeNull();
  expect(findCall('DELETE', '/app/user/mascotas')).toBeNull();
  expect(isApiPath('/src/main.tsx')).toBe(false);
});
