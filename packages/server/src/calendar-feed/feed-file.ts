import type { Ports } from '../ports.ts';
import { calendarKindOf } from '../events/calendar-kind.ts';
import { allProducts, allVaccines } from '../events/repositories/event-catalogues.ts';
import { listBirthdayPets } from '../events/repositories/birthday-pets.ts';
import type { Event } from '@huella/contract';
import { calendarText, type CalendarEntry } from './calendar-text.ts';
import { feedEntries, type FeedContent } from './feed-entries.ts';
import { foodEntries } from './food-entries.ts';
import { listBagRecords } from '../food/repositories/food-bags.ts';
import type { FeedChoice } from './repositories/calendar-feeds.ts';
import { listFeedEvents } from './repositories/feed-events.ts';
import { listRenames } from './repositories/pet-renames.ts';

const NAME = 'Mascotas';

type Reading = Pick<Ports, 'db' | 'config'>;

interface FeedOwner {
  readonly accountId: number;
  readonly today: string;
}

export async function feedFile(
  ports: Reading,
  owner: FeedOwner,
  choice: FeedChoice,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await contentOf(ports, owner.accountId);
  const context = { webUrl: ports.config.webUrl, today: owner.today };
  const events = feedEntries(content, context, (event) => isChosen(choice, event));
  if (!choice.tipos.includes('Alimento')) return fileOf(events);
  const records = await listBagRecords(ports.db, [owner.accountId]);
  const petNames = chosenNames(content, choice);
  return fileOf([...events, ...foodEntries({ records, petNames, renames: content.renames }, context)]);
}

export async function eventFile(
  ports: Reading,
  owner: FeedOwner,
  id: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const context = { webUrl: ports.config.webUrl, today: owner.today };
  const entries = feedEntries(await contentOf(ports, owner.accountId), context, (event) => event.id === id);
  return entries.length === 0 ? null : fileOf(entries);
}

function fileOf(entries: readonly CalendarEntry[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(calendarText(NAME, entries));
}

async function contentOf({ db }: Reading, accountId: number): Promise<FeedContent> {
  const [events, pets, vaccines, products, renames] = await Promise.all([
    listFeedEvents(db, accountId),
    listBirthdayPets(db, { accountId, petId: undefined }),
    allVaccines(db),
    allProducts(db),
    listRenames(db, accountId),
  ]);
  return { events, pets, catalogues: { vaccines, products }, renames };
}

function chosenNames({ pets }: FeedContent, { mascotas }: FeedChoice): ReadonlyMap<number, string> {
  const chosen = pets.filter(({ id }) => mascotas?.includes(id) ?? true);
  return new Map(chosen.map(({ id, nombre }) => [id, nombre]));
}

function isChosen({ tipos, mascotas }: FeedChoice, event: Event): boolean {
  return tipos.includes(calendarKindOf(event.tipo)) && (mascotas?.includes(event.mascota.id) ?? true);
}
