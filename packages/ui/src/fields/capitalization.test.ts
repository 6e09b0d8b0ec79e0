import { expect, test } from 'vitest';
import { capitalizationOf } from './capitalization.ts';

test.each([
  ['a name', { autoComplete: 'given-name' }, 'words'],
  ['a street', { autoComplete: 'address-line1' }, 'words'],
  ['a user name', { autoComplete: 'username' }, 'none'],
  ['an email', { type: 'email' }, 'none'],
  ['anything else', { autoComplete: 'tel-national' }, undefined],
] as const)('%s', (_, meaning, expected) => {
  expect(capitalizationOf(meaning)).toBe(expected);
});
