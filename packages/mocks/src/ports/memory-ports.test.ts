import { expect, test } from 'vitest';
import { createMailbox } from './mailbox.ts';
import { createMemoryBlobs } from './memory-blobs.ts';

const mail = { to: 'a@b.ar', subject: 's', text: 't', html: 'h', messageId: '1' };
const clock = { now: () => new Date('2026-03-05T15:00:00Z') };

test('a mail is kept with its time, a second copy of it is not', async () => {
  const mailbox = createMailbox(clock);
  await mailbox.send(mail);
  await mailbox.send(mail);
  expect(mailbox.list()).toEqual([{ ...mail, sentAt: '2026-03-05T15:00:00.000Z' }]);
});

test('a blob is found by its key until it is deleted', async () => {
  const blobs = createMemoryBlobs();
  await blobs.put('k', new Uint8Array([1]), 'image/jpeg');
  expect(await blobs.get('k')).toEqual({ bytes: new Uint8Array([1]), contentType: 'image/jpeg' });
  await blobs.delete('k');
  expect(await blobs.get('k')).toBeNull();
});
