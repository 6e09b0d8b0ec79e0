import ICAL from 'ical.js';
import { sync } from 'node-ical';

/** By UID: an instant, or a day for an all-day entry. */
export type Entries = ReadonlyMap<string, string>;

export function readByIcal(text: string): Entries {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return new Map(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, startDate } = new ICAL.Event(component);
      return [uid, startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()];
    }),
  );
}

export function readByNodeIcal(text: string): Entries {
  const entries = new Map<string, string>();
  for (const entry of Object.values(sync.parseICS(text))) {
    if (entry?.type !== 'VEVENT') continue;
    const { uid, start, datetype } = entry;
    // The library puts a day at midnight of the machine's zone.
    entries.set(uid, datetype === 'date' ? start.toLocaleDateString('en-CA') : start.toISOString());
  }
  return entries;
}
