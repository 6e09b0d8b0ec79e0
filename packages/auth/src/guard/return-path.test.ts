import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  ['/tabs/pet-details/3', '/tabs/pet-details/3'],
  ['/tabs/historial?tipo=Vacuna#hoy', '/tabs/historial?tipo=Vacuna#hoy'],
  ['/a//b', '/a//b'],
])('D41 a path of this origin is kept: %s', (requested, path) => {
  expect(safeReturnPath(requested)).toBe(path);
});

test.each([null, '', '//evil.example', '/\\evil.example', 'https://evil.example'])(
  'O-SE-02 %j leads home',
  (requested) => {
    expect(safeReturnPath(requested)).toBe('/tabs/home');
  },
);

test.each(['/login', '/login?volver=/login', '/register', '/pass-recover', '/initial-slides'])(
  'O-AU-09 %s is not a path to return to',
  (requested) => {
    expect(safeReturnPath(requested)).toBe('/tabs/home');
  },
);
