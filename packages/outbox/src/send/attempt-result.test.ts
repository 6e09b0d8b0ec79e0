import type { AppError } from '@huella/api-client';
import type { ErrorCode } from '@huella/contract';
import { expect, test } from 'vitest';
import { attemptResultOf } from './attempt-result.ts';

const NOW = 1_000_000;

function http(status: number, code: ErrorCode = 'invalid_fields', retryAfter?: number): AppError {
  return {
    kind: 'http',
    status,
    message: `Estado ${status}.`,
    fields: [],
    code,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

const silent = (kind: 'network' | 'timeout' | 'contract'): AppError => ({ kind, message: 'No.', fields: [] });

const mayRetry = (status: number, code?: ErrorCode) => {
  const result = attemptResultOf(http(status, code), 0, NOW);
  return result.kind === 'rejected' && result.mayRetry;
};

test('a confirmed item is sent', () => {
  expect(attemptResultOf(null, 3, NOW)).toEqual({ kind: 'sent' });
});

test.each([400, 403, 404, 410, 413, 415, 422])('D93 %i is for good, with the server’s sentence', (status) => {
  expect(attemptResultOf(http(status), 0, NOW)).toMatchObject({
    kind: 'rejected',
    reason: `Estado ${status}.`,
  });
});

test('O-UP-09 rejected bytes are not offered again, other rejections are', () => {
  expect([413, 415, 422].map((status) => mayRetry(status))).toEqual([false, false, false]);
  expect(mayRetry(409, 'duplicate_receipt')).toBe(false);
  expect([400, 404].map((status) => mayRetry(status))).toEqual([true, true]);
});

test('a proxy’s response without a code is not final, except that a file is too large', () => {
  const { code: _, ...proxy } = http(403);
  expect(attemptResultOf(proxy, 0, NOW)).toMatchObject({ kind: 'later', cause: 'server' });
  expect(attemptResultOf({ ...proxy, status: 413 }, 0, NOW)).toMatchObject({
    kind: 'rejected',
    mayRetry: false,
  });
});

test('the message of the file goes before the general one', () => {
  const fields = [{ path: 'pic', code: 'broken', message: 'No pudimos abrir la foto.' }];
  expect(attemptResultOf({ ...http(422), fields }, 0, NOW)).toMatchObject({
    reason: 'No pudimos abrir la foto.',
  });
});

test('409 is decided by its code', () => {
  expect(attemptResultOf(http(409, 'request_in_progress'), 0, NOW)).toMatchObject({ kind: 'later' });
  expect(attemptResultOf(http(409, 'idempotency_mismatch'), 0, NOW)).toMatchObject({ kind: 'rejected' });
  expect(attemptResultOf(http(409), 0, NOW)).toMatchObject({ kind: 'rejected' });
});

test('401 waits for a login and counts as no try', () => {
  expect(attemptResultOf(http(401, 'unauthorized'), 2, NOW)).toEqual({ kind: 'login', nextAt: NOW + 2_000 });
});

test.each([408, 425, 429, 500, 502, 503, 504])('%i waits', (status) => {
  expect(attemptResultOf(http(status), 0, NOW)).toEqual({
    kind: 'later',
    cause: 'server',
    nextAt: NOW + 2_000,
  });
});

test.each(['network', 'timeout', 'contract'] as const)(
  'no answer that counts (%s) waits for the network',
  (kind) => {
    expect(attemptResultOf(silent(kind), 0, NOW)).toEqual({
      kind: 'later',
      cause: 'network',
      nextAt: NOW + 2_000,
    });
  },
);

test('the wait doubles up to five minutes', () => {
  const waits = Array.from({ length: 10 }, (_, tries) => {
    const result = attemptResultOf(http(500), tries, NOW);
    return result.kind === 'later' ? (result.nextAt - NOW) / 1_000 : null;
  });
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  expect(attemptResultOf(http(500), 4_000, NOW)).toMatchObject({ nextAt: NOW + 300_000 });
});

test('Retry-After is obeyed, shorter or longer than our own wait', () => {
  expect(attemptResultOf(http(429, 'too_many_requests', 900), 0, NOW)).toMatchObject({
    nextAt: NOW + 900_000,
  });
  expect(attemptResultOf(http(503, 'unavailable', 1), 8, NOW)).toMatchObject({ nextAt: NOW + 1_000 });
});
