/** The year of `reminders-year` on PostgreSQL, with two processes that are killed while working. `npm run bench -- reminders` runs it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, createRuntime, openPostgres } from '@huella/api/testing';
import { deliverOutbox } from '@huella/server';
import { expect, inject, test } from 'vitest';
import { openContext } from '../src/open-context.ts';
import { receivedReminders } from '../src/reminder-year/received-reminders.ts';
import { startReminderProcesses } from '../src/reminder-year/reminder-processes.ts';
import { runYear } from '../src/reminder-year/run-year.ts';
import { addYearPeople } from '../src/reminder-year/year-people.ts';
import { planYear } from '../src/reminder-year/year-plan.ts';
import { createYearState } from '../src/reminder-year/year-state.ts';

const kills = Number(process.env['HUELLA_REMINDER_KILLS'] ?? 0);
const seed = Number(process.env['HUELLA_REMINDER_SEED'] ?? 11);
const YEAR = { first: '2026-11-28', days: 365, pause: { from: 100, days: 7 } };

test.skipIf(kills === 0)(
  'two processes, killed in mid-work, say each thing once',
  { timeout: 1_800_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'huella-reminders-'));
    const { url: cluster, template } = inject('postgres');
    const database = await createDatabase(cluster, template);
    const { url } = database;
    const ctx = await openContext(createRuntime(() => openPostgres(url, () => undefined), folder));
    const { pets, catalogues, accountOf } = await addYearPeople(ctx);
    while ((await deliverOutbox(ctx.ports)).sent > 0);
    const plan = planYear({ ...YEAR, seed, pets: pets.length, events: 2000 });
    const rounds = (YEAR.days - YEAR.pause.days) * 2;
    const jobs = await startReminderProcesses({ url, folder, seed, kills, rounds });
    const state = createYearState(ctx.ports.db, plan, pets);
    const expected = await runYear({ ...YEAR, plan, state, catalogues, jobs });
    jobs.stop();
    const sent = jobs.sent();
    const received = receivedReminders(sent, accountOf);
    const figures = {
      kills: jobs.killed(),
      mails: received.length,
      reminders: received.flatMap(({ lines }) => lines).length,
      'second copies of a mail, by the same id': sent.length - received.length,
    };
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
    expect(received).toEqual(expected);
    expect(jobs.killed()).toBe(kills);
    expect(sent.filter(({ at }) => at.slice(11, 16) < '09:00' || at.slice(11, 16) >= '21:00')).toEqual([]);
    await ctx.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  },
);
