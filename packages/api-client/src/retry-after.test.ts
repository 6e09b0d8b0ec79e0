import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');

test.each([
  [null, null],
  ['', null],
  ['pronto', null],
  ['0', 0],
  ['30', 30],
  ['86401', 86_400],
  ['9'.repeat(400), 86_400],
  ['Sun, 29 Nov 2026 12:01:30 GMT', 90],
  ['Sun, 29 Nov 2026 11:00:00 GMT', 0],
  ['Fri, 31 Dec 2099 23:59:59 GMT', 86_400],
])('Retry-After %j asks for %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds);
});
