import { expect, test } from 'vitest';
import { newClient } from '../src/client.ts';
import { PASSWORD } from '../src/fixtures.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';
import { withPorts } from '../src/with-ports.ts';

const ctx = useSuiteContext();

test.each([
  ['that shuts down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['without a free connection', new Error('timeout exceeded when trying to connect')],
  ['that two transactions wait for', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
])('a database %s answers 503 with Retry-After', async (_, error) => {
  const passwords = { ...ctx().ports.passwords, hash: () => Promise.reject(error) };
  const body = { email: 'nadie@correo.example', password: PASSWORD, confirm: PASSWORD };
  const response = await newClient(withPorts(ctx(), { passwords })).send('/auth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  const code = 'code' in error ? String(error.code) : 'none';
  const fields = `"event":"database.unavailable","call":"register","name":"Error","code":"${code}"`;
  expect(ctx().logged.some((line) => line.includes(fields))).toBe(true);
});
