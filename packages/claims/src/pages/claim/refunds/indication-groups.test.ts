import { expect, test } from 'vitest';
import { link, sentIndication } from '../../../testing/story-indications.ts';
import { completedIndication, pendingIndication } from '../../../testing/story-progress.ts';
import { indicationGroups } from './indication-groups.ts';

const pending = { ...pendingIndication, id: 1 };
const expired = { ...sentIndication({ enlace: link({ estado: 'vencido' }) }), id: 2 };
const sent = { ...sentIndication(), id: 3 };
const completed = [4, 5, 6, 7, 8].map((id) => ({ ...completedIndication, id }));
const all = [pending, expired, sent, ...completed];

const shown = (withReceipts: readonly number[], isDecided: boolean) =>
  indicationGroups(all, { withReceipts: new Set(withReceipts), isDecided }).map(
    ({ name, indications, shownFirst }) => [name, indications.map(({ id }) => id), shownFirst],
  );

test('what waits for the owner comes first, and no completed one with receipts is folded away', () => {
  expect(shown([5, 6, 7, 8], false)).toEqual([
    ['toSend', [1, 2], 2],
    ['sent', [3], 1],
    ['completed', [5, 6, 7, 8, 4], 4],
  ]);
});

test('of many that are open ten of each group are shown at first', () => {
  const pendings = Array.from({ length: 36 }, (_, index) => ({ ...pendingIndication, id: index + 1 }));
  const [toSend] = indicationGroups(pendings, { withReceipts: new Set(), isDecided: false });
  expect([toSend?.indications.length, toSend?.shownFirst]).toEqual([36, 10]);
});

test('of a decided claim nothing waits', () => {
  expect(shown([5, 6, 7, 8], true)).toEqual([
    ['completed', [5, 6, 7, 8, 4], 3],
    ['unfinished', [1, 2, 3], 3],
  ]);
});
