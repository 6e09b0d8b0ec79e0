import ICAL from 'ical.js';
import { sync } from 'node-ical';

/** When each entry is, by its UID: an instant, or a day where it is of the whole day. */
export type Entries = ReadonlyMap<string, string>;

/** As `ical.js` reads a calendar. */
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

/** As `node-ical` reads it. */
export function readByNodeIcal(text: string): Entries {
  const entries = new Map<string, string>();
  for (const entry of Object.values(sync.parseICS(text))) {
    if (entry?.type !== 'VEVENT') continue;
    const { uid, start, datetype } = entry;
    // It makes a day the midnight of the machine's zone.
    entries.set(uid, datetype === 'date' ? start.toLocaleDateString('en-CA') : start.toISOString());
  }
  return entries;
}
