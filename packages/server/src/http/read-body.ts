import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

/** 64 kB: our largest JSON body is far below. */
const LIMIT = 64 * 1024;

/** The JSON of a request. Refuses another content type (415), more than 64 kB (413), and text that is not JSON (400). */
export async function readJson(context: Context): Promise<unknown> {
  requireType(context, 'application/json');
  return parse(await readText(context));
}

/** The fields of a form page of ours. The last one wins where a name repeats. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  requireType(context, 'application/x-www-form-urlencoded');
  return new URLSearchParams(await readText(context));
}

function requireType(context: Context, expected: string): void {
  const [type] = (context.req.header('Content-Type') ?? '').split(';', 1);
  // A packed body may be any size once it is unpacked; nobody needs that for what we take.
  const isPacked = context.req.header('Content-Encoding') !== undefined;
  if (isPacked || type?.trim().toLowerCase() !== expected) throw new Refusal('unsupported_media_type');
}

async function readText(context: Context): Promise<string> {
  const length = context.req.header('Content-Length');
  if (Number(length) > LIMIT) throw new Refusal('body_too_large');
  try {
    return await (length === undefined ? readChunks(context.req.raw.body) : context.req.text());
  } catch (error) {
    // Whoever goes away in the middle of a body reads no answer; for us it is no failure.
    throw error instanceof Refusal ? error : new Refusal('malformed_request');
  }
}

/** A body that does not say how long it is gets counted while it arrives. */
async function readChunks(stream: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!stream) return '';
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > LIMIT) {
      await reader.cancel();
      throw new Refusal('body_too_large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed_request');
  }
}
