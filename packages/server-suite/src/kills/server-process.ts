/**
 * A server on an SQLite file, run as `node server-process.ts FOLDER KEY INSTANT`. Reads a request per line, writes a response per line,
 * and handles concurrent requests concurrently.
 */
import { createRuntime, openSqlite } from '@huella/api/testing';
import { createApp } from '@huella/server';
import { noPush } from '@huella/server/testing';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sentRequest, type GivenAnswer, type SentRequest } from './sent-request.ts';

const [, , folder = '', key = '', instant = ''] = process.argv;
const silent = { info: () => undefined, error: () => undefined };
const open = () => openSqlite(join(folder, 'huella.sqlite'));
const { ports } = await createRuntime(
  open,
  folder,
  Buffer.from(key, 'hex'),
)({
  clock: { now: () => new Date(instant) },
  log: silent,
  push: noPush,
  mail: { send: async () => undefined },
});
const app = createApp(ports);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
say({ ready: true });

async function answer({ id, path, method, headers, body }: SentRequest): Promise<GivenAnswer> {
  const init = { method, headers, ...(body !== null && { body: Buffer.from(body, 'base64') }) };
  const response = await app.fetch(new Request(new URL(path, ports.config.publicUrl), init), {
    incoming: { socket: { remoteAddress: '10.0.0.1' } },
  });
  return { id, status: response.status, text: await response.text() };
}

for await (const line of createInterface(process.stdin))
  void answer(sentRequest.parse(JSON.parse(line))).then(say);
