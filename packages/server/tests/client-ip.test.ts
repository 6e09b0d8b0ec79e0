import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../src/http/app-env.ts';
import { clientIp } from '../src/http/client-ip.ts';

async function ipOf(remoteAddress: string, forwarded?: string, trustProxy = false): Promise<string> {
  const app = new Hono<AppEnv>();
  app.get('/', (context) =>
    context.text(
      clientIp(context, {
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
])('%s counts as %s', async (ip, counted) => {
  expect(await ipOf(ip)).toBe(counted);
});

test('behind a proxy the last hop counts, because only the proxy wrote it', async () => {
  expect(await ipOf('10.0.0.1', '1.2.3.4, 192.0.2.9', true)).toBe('192.0.2.9');
  expect(await ipOf('10.0.0.1', '1.2.3.4, 192.0.2.9')).toBe('10.0.0.1');
});

test.each([
  ['192.0.2.9:51234', '192.0.2.9'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:2'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2'],
])(
  'a proxy that writes the port of the connection, too, writes no new IP each time: %s',
  async (hop, counted) => {
    expect(await ipOf('10.0.0.1', hop, true)).toBe(counted);
  },
);
