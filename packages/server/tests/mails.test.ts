import { expect, test } from 'vitest';
import { mails } from '../src/mail/registry.ts';

test('no two mails have the same kind', () => {
  const kinds = mails.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('a mail that is deleted with the account in its payload takes nothing else', () => {
  const parsed = mails
    .filter(({ droppedWithAccountOf }) => droppedWithAccountOf === 'payload')
    .map(({ payload }) => payload.parse({ accountId: 1, more: 2 }));
  expect(parsed).toEqual([{ accountId: 1 }]);
});
