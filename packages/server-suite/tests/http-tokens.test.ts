import { calls } from '@huella/contract';
import { SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { atInstant } from '../src/at-instant.ts';
import { newClient, type Client } from '../src/client.ts';
import { logIn, PASSWORD, signUpAndLogIn } from '../src/fixtures.ts';
import { fullAccount, type FullAccount } from '../src/full-account.ts';
import { publishedCalls, type PublishedCall } from '../src/published-calls.ts';
import { mixturesOf, sendPublished } from '../src/published-request.ts';
import { referencesOf } from '../src/references.ts';
import { allRows } from '../src/tables.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

let owner: FullAccount;
let owned: PublishedCall[];

beforeAll(async () => {
  owner = await fullAccount(ctx());
  owned = (await publishedCalls(ctx())).filter(({ isOwned }) => isOwned);
});

const bearer = ({ token }: { readonly token: string | null }) => `Bearer ${token}`;

/** An account's token, after something ended it. */
async function endedBy(end: (client: Client) => Promise<{ readonly status: number }>): Promise<string> {
  const client = await signUpAndLogIn(ctx());
  const { token } = client;
  expect((await client.call(calls.listPets)).status).toBe(200);
  expect((await end(client)).status).toBe(200);
  return bearer({ token });
}

/** The owner's token, signed with another key or none. */
async function forged(key: Uint8Array): Promise<string> {
  const claims = z.parse(
    z.record(z.string(), z.unknown()),
    JSON.parse(atob(owner.client.token!.split('.')[1]!)),
  );
  return `Bearer ${await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key)}`;
}

function unsigned(): string {
  const [, claims = ''] = owner.client.token!.split('.');
  return `Bearer ${btoa('{"alg":"none","typ":"at+jwt"}').replace(/=+$/, '')}.${claims}.`;
}

const tokens: Readonly<Record<string, () => Promise<string | null> | string | null>> = {
  'no token': () => null,
  'an empty one': () => 'Bearer ',
  garbage: () => 'Bearer ñandú.ñandú.ñandú'.replaceAll('ñ', 'n'),
  'another scheme': () => `Basic ${owner.client.token}`,
  'a refresh token': () => `Bearer ${owner.client.refreshToken}`,
  'one signed by another key': () => forged(new Uint8Array(32)),
  'one that is not signed': () => unsigned(),
  'one with a character changed': () => `${bearer(owner.client).slice(0, -5)}AAAAA`,
  'one of a session that was ended': () =>
    endedBy((client) =>
      client.call(calls.logout, { body: { refreshToken: client.refreshToken, firebase_token: null } }),
    ),
  'one of an account that is deleted': () =>
    endedBy((client) => client.call(calls.deleteAccount, { body: { password: PASSWORD } })),
};

/** Calls that do not reject like all others, with their responses. */
async function acceptedWith(authorization: string | null, client: Client, code: string): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const call of owned) {
    const [values] = mixturesOf(referencesOf(call), owner.ids, owner.ids);
    const response = await sendPublished(client, call, values, authorization);
    const body: unknown = await response.json();
    if (response.status !== 401 || z.safeParse(z.object({ code: z.literal(code) }), body).error)
      failures.push({ id: call.id, status: response.status, body });
  }
  return failures;
}

test.each(Object.entries(tokens))('%s opens no call, and changes nothing', async (_, token) => {
  const authorization = await token();
  const before = await allRows(ctx());
  expect(await acceptedWith(authorization, newClient(ctx()), 'unauthorized')).toEqual([]);
  expect(await allRows(ctx())).toEqual(before);
});

test('a token that is over opens no call, and says so', async () => {
  const late = newClient(atInstant(ctx(), '2026-11-27T10:15:01-03:00'));
  expect(await acceptedWith(bearer(owner.client), late, 'token_expired')).toEqual([]);
});

test('the owner’s own is good for every one of them', async () => {
  await logIn(owner.client);
  const reads = owned.filter(({ method }) => method === 'GET');
  for (const call of reads) {
    const [values] = mixturesOf(referencesOf(call), owner.ids, owner.ids);
    expect([call.id, (await sendPublished(owner.client, call, values)).status]).toEqual([call.id, 200]);
  }
});
