import { expect, test } from 'vitest';
import { link, sentIndication } from '../../../testing/story-indications.ts';
import { completedIndication, pendingIndication } from '../../../testing/story-progress.ts';
import { indicationsInOrder } from './indications-in-order.ts';

test('those that wait for the owner are first, then the newest, in a stable order', () => {
  const indications = [
    { ...completedIndication, id: 1, created_at: '2026-11-27T12:00:00.000Z' },
    { ...pendingIndication, id: 2, created_at: '2026-11-20T12:00:00.000Z' },
    { ...sentIndication(), id: 3, created_at: '2026-11-27T09:00:00.000-03:00' },
    {
      ...sentIndication({ enlace: link({ estado: 'vencido' }) }),
      id: 4,
      created_at: '2026-11-21T12:00:00.000Z',
    },
    { ...sentIndication(), id: 5, created_at: '2026-11-28T01:00:00.000Z' },
    {
      ...sentIndication({ enlace: link({ estado: 'rebotado' }) }),
      id: 6,
      created_at: '2026-11-21T12:00:00.000Z',
    },
  ];
  const order = [6, 4, 2, 5, 3, 1];
  expect(indicationsInOrder(indications).map(({ id }) => id)).toEqual(order);
  expect(indicationsInOrder(indications.toReversed()).map(({ id }) => id)).toEqual(order);
});
