import { expect, test } from 'vitest';
import { calls, pathOf, type Call } from './index.ts';

const every: [string, Call][] = Object.entries(calls);

test('a call is listed under its own operation id', () => {
  for (const [id, call] of every) expect(call.id).toBe(id);
});

test('no two calls share method and path', () => {
  const endpoints = every.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(endpoints).size).toBe(endpoints.length);
});

test('a path parameter has a schema, and the other way round', () => {
  for (const [id, { path, params }] of every) expect(path.includes('{'), id).toBe(params !== undefined);
});

test('a path is filled in, escaped', () => {
  expect(pathOf(calls.getPet, { id: 7 })).toBe('/app/user/mascotas/7');
  expect(pathOf(calls.getPet, { id: 'a/b' })).toBe('/app/user/mascotas/a%2Fb');
});

test('a missing path parameter is a programming error', () => {
  expect(() => pathOf(calls.getPet)).toThrow('getPet: path parameter id is missing');
});
