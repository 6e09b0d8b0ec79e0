import type { EventCatalogues } from '@huella/calendar';
import { addDays, type Day } from '@huella/validation/day';
import { expectedReminders } from './expected-reminders.ts';
import type { YearAction, YearPlan } from './year-plan.ts';
import type { YearState } from './year-state.ts';

export interface YearJobs {
  remind(instant: string): Promise<void>;
  deliver(instant: string): Promise<void>;
}

interface Year {
  readonly plan: YearPlan;
  readonly state: YearState;
  readonly catalogues: EventCatalogues;
  readonly jobs: YearJobs;
  readonly first: Day;
  readonly days: number;
  /** Days without jobs, counted from the first. */
  readonly pause: { readonly from: number; readonly days: number };
}

/** In days: a follow-up comes within 60 days, and its last reminder 38 later. */
const FORGOTTEN_AFTER = 100;

/** The lines of an expected mail, sorted. */
export interface DayOfReminders {
  readonly day: Day;
  readonly accountId: number;
  readonly lines: readonly string[];
}

/**
 * Simulates a year and returns the expected reminders by day. Accounts are checked at nine; things are done, moved and deleted before the
 * mails go out; for the rest of the day the jobs have nothing to do.
 */
export async function runYear({ plan, state, catalogues, jobs, ...year }: Year): Promise<DayOfReminders[]> {
  const sentKeys = new Set<string>();
  const expected: DayOfReminders[] = [];
  const actionsOf = (day: Day, slot: YearAction['slot']) =>
    plan.actions.filter((action) => action.day === day && action.slot === slot);
  const due = (day: Day) => {
    const recent = state.tracked().filter(({ event }) => event.event_on >= addDays(day, -FORGOTTEN_AFTER));
    return expectedReminders(recent, catalogues, day).filter(({ key }) => !sentKeys.has(key));
  };

  for (let offset = 0; offset < year.days; offset += 1) {
    const day = addDays(year.first, offset);
    const at = (time: string) => `${day}T${time}:00-03:00`;
    const act = async (slot: YearAction['slot'], time: string) => {
      for (const action of actionsOf(day, slot)) await state.act(action, at(time));
    };
    const work = async (...times: readonly string[]) => {
      for (const time of times) {
        await jobs.remind(at(time));
        await jobs.deliver(at(time));
      }
    };
    const isPaused = offset >= year.pause.from && offset < year.pause.from + year.pause.days;
    if (isPaused) {
      await act('morning', '09:01');
      await act('noon', '12:00');
      continue;
    }
    await work('00:30', '08:59');
    const written = due(day);
    await jobs.remind(at('09:00'));
    await act('morning', '09:01');
    const still = new Set(due(day).map(({ key }) => key));
    await jobs.deliver(at('09:02'));
    const accountIds = new Set(written.map((reminder) => reminder.accountId));
    for (const accountId of [...accountIds].toSorted((left, right) => left - right)) {
      const own = written.filter((reminder) => reminder.accountId === accountId);
      const lines = own.filter(({ key }) => still.has(key)).map(({ line }) => line);
      if (lines.length === 0) continue;
      expected.push({ day, accountId, lines: lines.toSorted() });
      for (const { key } of own) sentKeys.add(key);
    }
    await work('09:10');
    await act('noon', '12:00');
    await work('12:10', '20:59', '21:00', '23:30');
  }
  return expected;
}
