/** Every call of the published document, with ids of somebody else's records. */
import { beforeAll, expect, test } from 'vitest';
import { fullAccount, unusedIds, type FullAccount } from '../src/full-account.ts';
import { publishedCalls, type PublishedCall } from '../src/published-calls.ts';
import { mixturesOf, sendPublished } from '../src/published-request.ts';
import { referencesOf } from '../src/references.ts';
import { allRows } from '../src/tables.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

let published: PublishedCall[];
let stranger: FullAccount;
let owner: FullAccount;

beforeAll(async () => {
  // First, so that the stranger's ids, the lowest of each kind, are not by chance ids of another kind.
  stranger = await fullAccount(ctx());
  owner = await fullAccount(ctx());
  published = await publishedCalls(ctx());
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, text: await response.text() };
}

/** Calls with a token, and public ones with an id in their path. */
const withReferences = () =>
  published
    .filter(({ isOwned, path }) => isOwned || path.includes('{'))
    .map((call) => ({ call, references: referencesOf(call) }))
    .filter(({ references }) => references.length > 0);

/** Finds records by email, but shows only the caller's. */
const FOUND_BY_EMAIL = new Set(['listCardRecords']);
/** A feed's secret is the permission to read it. */
const BY_SECRET = new Set(['readCalendarFeed']);

test('another’s things are answered like nobody’s, and nothing is changed', async () => {
  const failures: unknown[] = [];
  for (const { call, references } of withReferences()) {
    if (BY_SECRET.has(call.id)) continue;
    const before = await allRows(ctx());
    const unknown = mixturesOf(references, stranger.ids, unusedIds);
    for (const [at, foreign] of mixturesOf(references, stranger.ids, owner.ids).entries()) {
      const received = await answerOf(await sendPublished(stranger.client, call, foreign));
      const expected = await answerOf(await sendPublished(stranger.client, call, unknown[at]));
      const isRefused = [404, 422].includes(received.status) || FOUND_BY_EMAIL.has(call.id);
      const isAlike = received.status === expected.status && received.text === expected.text;
      if (!isRefused || !isAlike)
        failures.push({ id: call.id, sent: [...foreign.values()], received, expected });
    }
    expect([call.id, await allRows(ctx())]).toEqual([call.id, before]);
  }
  expect(failures).toEqual([]);
}, 120_000);

test('what has no id in it tells a stranger nothing of another', async () => {
  const failures: unknown[] = [];
  const reads = published.filter(({ method, isOwned, body }) => method === 'GET' && isOwned && !body);
  for (const call of reads.filter((each) => referencesOf(each).length === 0)) {
    const { status, text } = await answerOf(await sendPublished(stranger.client, call));
    const own = await answerOf(await sendPublished(owner.client, call));
    if (status >= 400 || text.includes(owner.word) || own.status >= 400)
      failures.push({ id: call.id, status, own: own.status, text });
  }
  expect(failures).toEqual([]);
});

const ORDER = ['GET', 'PUT', 'POST', 'DELETE'];

test('the owner is answered otherwise: the ids above are those of real things', async () => {
  const failures: unknown[] = [];
  const ordered = withReferences().toSorted(
    (left, right) =>
      ORDER.indexOf(left.call.method) - ORDER.indexOf(right.call.method) ||
      right.call.path.length - left.call.path.length,
  );
  for (const { call, references } of ordered) {
    if (call.id === 'downloadClaimFile') continue;
    const [own] = mixturesOf(references, owner.ids, owner.ids);
    const [unknown] = mixturesOf(references, owner.ids, unusedIds);
    const received = await answerOf(await sendPublished(owner.client, call, own));
    const expected = await answerOf(await sendPublished(owner.client, call, unknown));
    if (received.status === 404 || received.status >= 500 || received.text === expected.text)
      failures.push({ id: call.id, sent: [...(own?.values() ?? [])], received, expected });
  }
  expect(failures).toEqual([]);
});
