import { expect, test } from 'vitest';
import { newPerson } from './support/person.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const token = 'a-token-of-prometheus';

function scrape(url: string, authorization?: string): Promise<Response> {
  return fetch(`${url}/metrics`, { headers: { ...(authorization !== undefined && { authorization }) } });
}

async function textOf(url: string): Promise<string> {
  return (await scrape(url, `Bearer ${token}`)).text();
}

/** Jobs that have completed a pass. */
function jobsIn(text: string): ReadonlySet<string | undefined> {
  const found = text.matchAll(/^huella_job_last_success_timestamp_seconds\{job="(\w+)"\}/gm);
  return new Set([...found].map(([, job]) => job));
}

/** Values by name and labels. */
function numbersIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

test('metrics are for those who have the token; they count calls, jobs and what waits, with nothing of a person', async () => {
  const { url } = await spawnServer({ DATA_DIR: temporaryFolder(), METRICS_TOKEN: token });
  expect((await scrape(url)).status).toBe(401);
  expect((await scrape(url, 'Bearer another-token-of-16')).status).toBe(401);
  const { email } = await newPerson(url);
  await fetch(`${url}/nowhere/${email}`);
  const everyJob = new Set(['outbox', 'pushes', 'reminders', 'sweeper']);
  await expect.poll(async () => jobsIn(await textOf(url))).toEqual(everyJob);
  const answer = await scrape(url, `Bearer ${token}`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  const numbers = numbersIn(text);
  expect(numbers.get('huella_request_seconds_count{call="register",status="200"}')).toBe(1);
  expect(numbers.get('huella_request_seconds_count{call="login",status="200"}')).toBe(1);
  expect(numbers.get('huella_request_seconds_count{call="none",status="404"}')).toBe(1);
  // The metrics request itself.
  expect(numbers.get('huella_requests_in_flight')).toBe(1);
  expect(numbers.get('huella_database_up')).toBe(1);
  expect(numbers.get('huella_mails_given_up')).toBe(0);
  expect(numbers.has('process_cpu_seconds_total')).toBe(true);
  expect(text).not.toContain('correo.example');
});

test('without a token there are no metrics', async () => {
  const { url } = await spawnServer({ DATA_DIR: temporaryFolder() });
  expect((await scrape(url, 'Bearer ')).status).toBe(404);
});
