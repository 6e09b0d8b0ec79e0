/** A year with 2 000 events of ten pets (D105). */
import { deliverOutbox, remindOwners, type MailMessage } from '@huella/server';
import { expect, test } from 'vitest';
import { openContext } from '../src/open-context.ts';
import { receivedReminders } from '../src/reminder-year/received-reminders.ts';
import { runYear } from '../src/reminder-year/run-year.ts';
import { addYearPeople } from '../src/reminder-year/year-people.ts';
import { planYear } from '../src/reminder-year/year-plan.ts';
import { createYearState } from '../src/reminder-year/year-state.ts';
import { loadRuntime } from '../src/runtimes/load-runtime.ts';

const YEAR = { first: '2026-11-28', days: 365, pause: { from: 100, days: 7 } };

test(
  'each thing is said once at each step, in one mail a person and day, between nine and nine',
  { timeout: 180_000 },
  async () => {
    const ctx = await openContext(await loadRuntime());
    const { pets, catalogues, accountOf } = await addYearPeople(ctx);
    while ((await deliverOutbox(ctx.ports)).sent > 0);
    const plan = planYear({ ...YEAR, seed: 11, pets: pets.length, events: 2000 });
    const sent: { readonly at: string; readonly message: MailMessage }[] = [];
    const portsAt = (instant: string) => ({
      ...ctx.ports,
      clock: { now: () => new Date(instant) },
      mail: { send: async (message: MailMessage) => void sent.push({ at: instant, message }) },
    });
    const jobs = {
      remind: async (instant: string) => {
        while ((await remindOwners(portsAt(instant))) > 0);
      },
      deliver: async (instant: string) => {
        while ((await deliverOutbox(portsAt(instant))).sent > 0);
      },
    };
    const state = createYearState(ctx.ports.db, plan, pets);
    const expected = await runYear({ ...YEAR, plan, state, catalogues, jobs });
    expect(receivedReminders(sent, accountOf)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(800);
    expect(sent.filter(({ at }) => at.slice(11, 16) < '09:00' || at.slice(11, 16) >= '21:00')).toEqual([]);
    await ctx.close();
  },
);
