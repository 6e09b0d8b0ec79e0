import { expect, test } from 'vitest';
import { createCallLog } from './call-log.ts';

const request = new Request('http://huella.test/web/planes?email=ana@huella.test');

test('an answered call is noted without its query, and one that breaks off has no status', async () => {
  const time = { ms: 0 };
  const log = createCallLog(() => time.ms);
  await log.note({ callId: 'listPlans', fault: 503 }, request, async () => {
    time.ms = 40;
    return new Response(null, { status: 503 });
  });
  const cut = log.note({ callId: 'listPlans', fault: null }, request, () => new Promise(() => {}));
  expect(log.list()[0]).toMatchObject({ status: null, milliseconds: null });
  log.cancel();
  await expect(cut).rejects.toThrow('Failed to fetch');
  expect(log.list()).toEqual([
    {
      id: 2,
      callId: 'listPlans',
      fault: null,
      method: 'GET',
      path: '/web/planes',
      status: null,
      milliseconds: 0,
    },
    {
      id: 1,
      callId: 'listPlans',
      fault: 503,
      method: 'GET',
      path: '/web/planes',
      status: 503,
      milliseconds: 40,
    },
  ]);
});
