import type { Event } from '@huella/contract';
import type { TestAppOptions } from '@huella/testing';
import { storyCatalogues } from './story-catalogues.ts';

export function calendarAnswers(events: readonly Event[]): NonNullable<TestAppOptions['failures']> {
  return {
    listEvents: Response.json(events),
    listVaccines: Response.json(storyCatalogues.vaccines),
    listProducts: Response.json(storyCatalogues.products),
  };
}
