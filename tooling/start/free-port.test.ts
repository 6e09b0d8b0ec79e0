import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';

const HOST = '127.0.0.1';

async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('a port that is taken is passed over', async () => {
  const taken = await takePort();
  expect(await freePort(taken, HOST)).toBeGreaterThan(taken);
});
