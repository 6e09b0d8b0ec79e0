import { expect, test } from 'vitest';
import { cardFileName } from './card-file-name.ts';

test.each([
  ['Luna', 'carnet-luna.png'],
  [' ñandú  MARÍA ', 'carnet-nandu-maria.png'],
  ['<img src=x onerror="x">', 'carnet-img-src-x-onerror-x.png'],
  ['../../etc/passwd', 'carnet-etc-passwd.png'],
  ['🐶', 'carnet.png'],
])('the card of %j is saved as %s', (name, file) => {
  expect(cardFileName(name)).toBe(file);
});

test('a very long name is cut', () => {
  expect(cardFileName('maximiliana '.repeat(20))).toMatch(/^carnet(-maximiliana)+(-[a-z]+)?\.png$/);
  expect(cardFileName('maximiliana '.repeat(20)).length).toBeLessThanOrEqual(64);
});
