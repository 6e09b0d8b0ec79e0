/** What lies in the outbox may come from another version of the server. */
import { deliverOutbox } from '@huella/server';
import { expect, test } from 'vitest';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

async function storeMail(kind: string, payload: object): Promise<void> {
  const now = ctx().ports.clock.now().toISOString();
  await ctx()
    .ports.db.insertInto('outbox')
    .values({
      kind,
      recipient: 'persona@correo.example',
      payload: JSON.stringify(payload),
      message_id: `<${kind}@correo.example>`,
      attempts: 0,
      due_at: now,
      created_at: now,
    })
    .execute();
}

test('a mail of a kind that this version does not know is dropped', async () => {
  await storeMail('of-a-newer-version', {});
  expect(await deliverOutbox(ctx().ports)).toEqual({ sent: 1, failed: 0 });
  expect(ctx().mails).toEqual([]);
});

test('a stored payload that its schema does not take is not delivered', async () => {
  await storeMail('account-deleted', { at: '2026-11-27T10:00:00.000Z', policies: 'many' });
  expect(await deliverOutbox(ctx().ports)).toEqual({ sent: 0, failed: 1 });
  expect(ctx().mails).toEqual([]);
  expect(ctx().logged.at(-1)).toContain('"kind":"account-deleted"');
});
