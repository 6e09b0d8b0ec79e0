import { expect, test } from 'vitest';
import { joinUrl } from './join-url.ts';

test.each([
  ['https://api.test', '/app/user/mascotas', 'https://api.test/app/user/mascotas'],
  ['https://api.test/', '/app/user/mascotas', 'https://api.test/app/user/mascotas'],
  ['https://api.test/v1/', 'app/user/mascotas', 'https://api.test/v1/app/user/mascotas'],
  ['', 'web/planes', '/web/planes'],
  ['/', '/web/planes', '/web/planes'],
])('D02 %s and %s are joined with one slash', (base, path, joined) => {
  expect(joinUrl(base, path)).toBe(joined);
});
