import { addDays, type Day } from '@huella/validation/day';
import {
  generateIcsCalendar,
  type IcsAlarm,
  type IcsDateObject,
  type IcsEvent,
  type IcsTimezone,
} from 'ts-ics';
import { foldLines } from './fold-lines.ts';

export interface CalendarEntry {
  readonly uid: string;
  /** Only the kind and the pet's name: a feed is copied to other companies' servers (D106). */
  readonly title: string;
  readonly day: Day;
  /** `HH:MM` in Argentina; null for a whole day. */
  readonly time: string | null;
  readonly link: string;
  readonly sequence: number;
  readonly changedAt: Date;
  /** Only for open events. */
  readonly hasAlarm: boolean;
}

const ZONE = 'America/Argentina/Buenos_Aires';
const OFFSET = '-0300';

/** Argentina has had a single offset since 2009, and no event is older. */
const timezone: IcsTimezone = {
  id: ZONE,
  props: [
    {
      type: 'STANDARD',
      start: new Date('2009-03-15T03:00:00Z'),
      offsetFrom: OFFSET,
      offsetTo: OFFSET,
      name: '-03',
    },
  ],
};

const appointment = { minutes: 30 };
/** A day before a timed event; at nine on the day before a whole-day one. */
const beforeTime: IcsAlarm['trigger'] = { type: 'relative', value: { before: true, days: 1 } };
const beforeDay: IcsAlarm['trigger'] = { type: 'relative', value: { before: true, hours: 15 } };

/** Writes entries as a calendar file (RFC 5545): the same bytes for the same entries, whatever the machine's time zone. */
export function calendarText(name: string, entries: readonly CalendarEntry[]): string {
  return foldLines(
    generateIcsCalendar({
      version: '2.0',
      prodId: '-//Huella//Calendario//ES',
      method: 'PUBLISH',
      name,
      timezones: [timezone],
      events: entries.map(icsEvent),
    }),
  );
}

function icsEvent(entry: CalendarEntry): IcsEvent {
  const { uid, title: summary, link: url, sequence, changedAt, hasAlarm } = entry;
  return {
    uid,
    summary,
    stamp: { date: changedAt },
    ...placeOf(entry),
    url,
    ...(sequence > 0 && { sequence }),
    ...(hasAlarm && { alarms: [alarmOf(entry)] }),
  };
}

function placeOf({ day, time }: CalendarEntry) {
  if (time === null) return { start: wholeDay(day), end: wholeDay(addDays(day, 1)) };
  // The library writes the UTC numbers of `local.date`.
  const date = new Date(`${day}T${time}:00Z`);
  return { start: { date, local: { date, timezone: ZONE, tzoffset: OFFSET } }, duration: appointment };
}

function wholeDay(day: Day): IcsDateObject {
  return { date: new Date(`${day}T00:00:00Z`), type: 'DATE' };
}

function alarmOf({ title, time }: CalendarEntry): IcsAlarm {
  return { action: 'DISPLAY', description: escaped(title), trigger: time === null ? beforeDay : beforeTime };
}

/** Escapes a text (RFC 5545 §3.3.11). The library leaves that to its caller for alarms. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`);
}
