import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/tabs/siniestros/menu-siniestro/7', '/tabs/historial?tipo=Vacuna#hoy', '/a//b'])(
  'a path of this origin is kept: %s',
  (text) => expect(ownPath(text)).toBe(text),
);

test.each([
  null,
  7,
  '',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /tabs/home',
  'tabs/historial',
  '//',
])('O-SE-02 %j is none', (text) => expect(ownPath(text)).toBeNull());
