import { createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { portOf } from './port-of.ts';

const host = '127.0.0.1';

function newServer(): Server {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
}

async function takenPort(): Promise<number> {
  const server = newServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return portOf(server);
}

test('a given port that is taken is an error that names it', async () => {
  const port = await takenPort();
  await expect(listen(newServer(), host, port)).rejects.toThrow(`PORT ${port} on 127.0.0.1 is taken`);
});

test('without a port two servers take two, from 3000 on', async () => {
  const first = await listen(newServer(), host, undefined);
  const second = await listen(newServer(), host, undefined);
  // The second may be lower: somebody else may have left a port meanwhile.
  expect(second).not.toBe(first);
  for (const port of [first, second]) expect(port).toBeGreaterThanOrEqual(3000);
});

test('a host that is not this machine is an error of the configuration', async () => {
  await expect(listen(newServer(), '192.0.2.1', 1)).rejects.toThrow(/Cannot listen on HOST 192\.0\.2\.1/);
});
