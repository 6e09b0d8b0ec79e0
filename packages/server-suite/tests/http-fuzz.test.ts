/** Requests generated from the published document, most of them nearly valid. */
import { calls, errorBody, type Call } from '@huella/contract';
import { fuzzing } from '@huella/server/testing/fuzz';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newClient } from '../src/client.ts';
import { fullAccount, type FullAccount } from '../src/full-account.ts';
import { arbitraryRequest, type FuzzedRequest } from '../src/fuzz/arbitrary-request.ts';
import { publishedCalls, type PublishedCall } from '../src/published-calls.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

let owner: FullAccount;
let published: PublishedCall[];

beforeAll(async () => {
  owner = await fullAccount(ctx());
  published = await publishedCalls(ctx());
});

const failures = () => ctx().logged.filter((line) => line.includes('"level":"error"'));

/** A new IP and no limits, which have tests of their own. */
async function send({ path, init }: FuzzedRequest): Promise<Response> {
  await ctx().ports.db.deleteFrom('rate_limits').execute();
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${owner.client.token}`);
  return newClient(ctx()).send(path, { ...init, headers });
}

/** Calls with input; deletions come last. */
const fuzzed = Object.values<Call>(calls)
  .filter(({ params, query, body }) => params ?? query ?? body)
  .toSorted((left, right) => Number(left.method === 'DELETE') - Number(right.method === 'DELETE'))
  .map(({ id }) => id);

test.each(fuzzed)(
  '%s answers as agreed whatever is sent',
  async (id) => {
    const call = published.find((each) => each.id === id);
    if (!call) throw new Error(`${id} is not published`);
    const before = failures();
    const request = await arbitraryRequest(call, owner.ids);
    const answersAsAgreed = fc.asyncProperty(request, async (sent) => {
      const response = await send(sent);
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      if (response.status < 400) return;
      expect(response.headers.get('Content-Type')).toBe('application/json');
      expect(z.safeParse(errorBody, JSON.parse(text)).error).toBeUndefined();
    });
    await fc.assert(answersAsAgreed, fuzzing(20));
    expect(failures()).toEqual(before);
  },
  3_600_000,
);
