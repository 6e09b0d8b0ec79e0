import { calendarItems } from '@huella/calendar';
import type { Event } from '@huella/contract';
import { expect, test } from 'vitest';
import { storyEvent } from '../testing/story-events.ts';
import { comingItems, listedOverdue } from './home-items.ts';

const itemsOf = (...events: Event[]) =>
  calendarItems(events, { vaccines: [], products: [] }, new Date('2026-11-27T13:00:00Z'));
const ids = (items: readonly { event: Event }[]) => items.map(({ event }) => event.id);
const birthday = (id: number, event_on: string) =>
  storyEvent({ id, tipo: 'Cumpleaños', event_on, hora: '00:00', done: false, title: 'Cumple 1 año' });
const overdue = (id: number, event_on: string) => storyEvent({ id, event_on, done: false });

test('a birthday comes when it is at most 30 days ahead, anything else whenever it is', () => {
  const items = itemsOf(
    birthday(1, '2026-12-27'),
    birthday(2, '2026-12-28'),
    storyEvent({ id: 3, event_on: '2027-05-01', done: false }),
  );
  expect(ids(comingItems(items, '2026-11-27'))).toEqual([1, 3]);
});

test('the three oldest of what is overdue have a row of their own', () => {
  const items = itemsOf(
    overdue(1, '2026-11-23'),
    overdue(2, '2026-11-20'),
    overdue(3, '2026-11-22'),
    overdue(4, '2026-11-21'),
  );
  expect(ids(listedOverdue(items))).toEqual([2, 4, 3]);
});
