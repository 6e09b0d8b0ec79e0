import type { Context } from 'hono';
import { hashOf } from '../auth/secret.ts';
import type { Ports } from '../ports.ts';
import { isKnownTag } from './is-known-tag.ts';
import { weakTag, type OperationResult } from './operation.ts';
import type { HttpReply } from './to-response.ts';

/** How long a process serves a catalogue from memory after it changed in the database. */
const CACHE_MS = 60_000;

interface Entry {
  readonly readAt: number;
  readonly text: string;
  readonly tag: string;
}

/** Serves a catalogue from memory with an ETag: 304 for a client that has it already. */
export function catalogueCache({ clock }: Pick<Ports, 'clock'>) {
  let kept: Entry | undefined;

  async function entryOf(read: () => Promise<OperationResult>): Promise<Entry> {
    const now = clock.now().getTime();
    if (kept && Math.abs(now - kept.readAt) < CACHE_MS) return kept;
    const text = JSON.stringify((await read()).body);
    kept = { readAt: now, text, tag: weakTag(await hashOf(text)) };
    return kept;
  }

  return {
    async reply(context: Context, read: () => Promise<OperationResult>): Promise<HttpReply> {
      const { text, tag } = await entryOf(read);
      const headers = { ETag: tag, 'Cache-Control': 'public, max-age=300' };
      if (isKnownTag(context.req.header('If-None-Match'), tag)) return { status: 304, body: null, headers };
      return { status: 200, body: text, headers: { ...headers, 'Content-Type': 'application/json' } };
    },
  };
}
