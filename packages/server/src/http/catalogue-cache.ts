import type { Context } from 'hono';
import type { Ports } from '../ports.ts';
import { hashOf } from '../session/secret.ts';
import type { Answer } from './operation.ts';

/** How long a process answers a catalogue from memory after somebody changed it in the database. */
const FRESH_MILLISECONDS = 60_000;

/** A catalogue's answer from memory, with an ETag: a browser that has it already gets 304 and no body. */
export function catalogueCache({ clock }: Pick<Ports, 'clock'>) {
  const kept = new Map<string, { at: number; text: string; tag: string }>();

  async function entryOf(context: Context, read: () => Promise<Answer>) {
    const { search } = new URL(context.req.url);
    const now = clock.now().getTime();
    const known = kept.get(search);
    if (known && Math.abs(now - known.at) < FRESH_MILLISECONDS) return known;
    const text = JSON.stringify((await read()).body);
    const entry = { at: now, text, tag: `"${await hashOf(text)}"` };
    if (search === '') kept.set(search, entry);
    return entry;
  }

  return {
    async answer(context: Context, read: () => Promise<Answer>): Promise<Response> {
      const { text, tag } = await entryOf(context, read);
      const headers = { ETag: tag, 'Cache-Control': 'public, max-age=300' };
      if (context.req.header('If-None-Match') === tag) return context.body(null, 304, headers);
      return context.body(text, 200, { ...headers, 'Content-Type': 'application/json' });
    },
  };
}
