import { expect, test } from 'vitest';
import { ops } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';

const mail = {
  kind: 'vet-link',
  payload: '{}',
  attempts: 1,
  due_at: '2026-11-29T12:00:00.000Z',
  created_at: '2026-11-28T12:00:00.000Z',
};

const withMails = () =>
  preparedFolder(async (db) => {
    const waits = { ...mail, recipient: 'ana@correo.example', message_id: '<1@huella.example>' };
    const failed = { ...mail, recipient: 'nadie@correo.example', message_id: '<2@huella.example>' };
    await db
      .insertInto('outbox')
      .values([
        { ...waits, last_failure: 'deferred' },
        { ...failed, last_failure: 'refused', failed_at: '2026-11-28T12:01:00.000Z' },
      ])
      .execute();
  });

test('mails that have not gone out are listed, their recipients masked without --full', async () => {
  const folder = await withMails();
  const { printed } = await ops(folder, 'mails');
  expect(printed.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['ID', 'KIND', 'TO', 'STATE', 'TRIES', 'REASON', 'REQUESTED', 'NEXT', 'GIVEN UP'],
    [
      '1',
      'vet-link',
      'a•••@correo.example',
      'waits',
      '1',
      'deferred',
      '2026-11-28 12:00',
      '2026-11-29 12:00',
      '–',
    ],
    [
      '2',
      'vet-link',
      'n•••@correo.example',
      'given up',
      '1',
      'refused',
      '2026-11-28 12:00',
      '–',
      '2026-11-28 12:01',
    ],
  ]);
  expect((await ops(folder, 'mails', '--full')).printed).toContain(' nadie@correo.example ');
  const json: unknown = JSON.parse((await ops(folder, 'mails', '--json')).printed);
  expect(json).toContainEqual(
    expect.objectContaining({ id: 2, to: 'n•••@correo.example', state: 'given up' }),
  );
});

test('a mail that was given up is sent again, once; others are not', async () => {
  const folder = await withMails();
  expect(await ops(folder, 'mails', 'resend', '2')).toMatchObject({ code: 0 });
  expect((await ops(folder, 'mails')).printed).not.toContain('given up');
  for (const [id, why] of [
    ['2', 'waits and is sent by itself'],
    ['1', 'waits and is sent by itself'],
    ['9', 'No mail has the id 9'],
  ] as const)
    expect(await ops(folder, 'mails', 'resend', id)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining(why),
    });
});
