/**
 * A process that reminds and delivers on command, run as `node reminder-process.ts DATABASE_URL FOLDER`. Reads an instant and a command
 * per line, and answers each with a line. Writes mails to a file, which survives `kill -9`.
 */
import { createRuntime, openPostgres } from '@huella/api/testing';
import { deliverOutbox, remindOwners } from '@huella/server';
import { noPush } from '@huella/server/testing';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [, , url = '', folder = ''] = process.argv;
let now = '';
const silent = { info: () => undefined, error: () => undefined };
const open = () => openPostgres(url, () => undefined);
const { ports } = await createRuntime(
  open,
  folder,
)({
  clock: { now: () => new Date(now) },
  log: silent,
  push: noPush,
  mail: {
    send: async (message) => {
      appendFileSync(join(folder, 'mails.jsonl'), `${JSON.stringify({ at: now, message })}\n`);
    },
  },
});
process.stdout.write('ready\n');

for await (const line of createInterface(process.stdin)) {
  const [instant = '', work] = line.split(' ');
  now = instant;
  if (work === 'remind') while ((await remindOwners(ports)) > 0);
  else while ((await deliverOutbox(ports)).sent > 0);
  process.stdout.write('done\n');
}
