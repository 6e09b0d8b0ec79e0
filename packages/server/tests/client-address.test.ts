import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../src/http/app-env.ts';
import { clientAddress } from '../src/http/client-address.ts';

async function addressOf(remoteAddress: string, forwarded?: string, trustProxy = false): Promise<string> {
  const app = new Hono<AppEnv>();
  app.get('/', (context) =>
    context.text(
      clientAddress(context, {
        publicUrl: '',
        webUrl: '',
        supportEmail: '',
        corsOrigins: [],
        secure: false,
        trustProxy,
      }),
    ),
  );
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : undefined;
  const response = await app.request(
    '/',
    { ...(headers && { headers }) },
    { incoming: { socket: { remoteAddress } } },
  );
  return response.text();
}

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', async (address, counted) => {
  expect(await addressOf(address)).toBe(counted);
});

test('behind a proxy the last hop counts, because only the proxy wrote it', async () => {
  expect(await addressOf('10.0.0.1', '1.2.3.4, 192.0.2.9', true)).toBe('192.0.2.9');
  expect(await addressOf('10.0.0.1', '1.2.3.4, 192.0.2.9')).toBe('10.0.0.1');
});

test.each([
  ['192.0.2.9:51234', '192.0.2.9'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:2'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2'],
])(
  'a proxy that writes the port of the connection, too, writes no new address each time: %s',
  async (hop, counted) => {
    expect(await addressOf('10.0.0.1', hop, true)).toBe(counted);
  },
);
