import type { Context } from 'hono';
import { readBytes, requireType } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** Forms are held in memory while they are read: so many at once, in one process. */
const AT_ONCE = 8;
const SECONDS_UNTIL_ROOM = '2';

let underWay = 0;

/**
 * The fields of a multipart form: texts, and files as Blobs. The last one wins where a name repeats. Refuses another content
 * type (415), more than `maximumBytes` (413), what is no form (400), and with 503 while too many others are being read.
 */
export async function readMultipart(
  context: Context,
  maximumBytes: number,
): Promise<Record<string, string | Blob>> {
  requireType(context, 'multipart/form-data');
  if (underWay >= AT_ONCE)
    throw new Refusal('unavailable', { headers: { 'Retry-After': SECONDS_UNTIL_ROOM } });
  underWay += 1;
  try {
    const bytes = await readBytes(context, maximumBytes);
    return await parse(bytes, context.req.header('Content-Type') ?? '');
  } finally {
    underWay -= 1;
  }
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, string | Blob>> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    throw new Refusal('malformed_request');
  }
}
