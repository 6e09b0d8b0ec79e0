import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/** 64 kB: our largest JSON body is far below. */
const LIMIT = 64 * 1024;

/** The JSON of a request. Refuses another content type (415), more than 64 kB (413), and text that is not JSON (400). */
export async function readJson(context: Context): Promise<unknown> {
  requireType(context, 'application/json');
  return parse(await readText(context, LIMIT));
}

/** The fields of a form page of ours, 64 kB unless said. The last one wins where a name repeats. */
export async function readForm(context: Context, limit = LIMIT): Promise<URLSearchParams> {
  requireType(context, 'application/x-www-form-urlencoded');
  return new URLSearchParams(await readText(context, limit));
}

/** Throws 415 when a body is of another type, or packed: it may be any size once it is unpacked, and nobody needs that here. */
export function requireType(context: Context, expected: string): void {
  const [type] = (context.req.header('Content-Type') ?? '').split(';', 1);
  const isPacked = context.req.header('Content-Encoding') !== undefined;
  if (isPacked || type?.trim().toLowerCase() !== expected) throw new ApiError('unsupported_media_type');
}

async function readText(context: Context, limit: number): Promise<string> {
  const isMeasured = context.req.header('Content-Length') !== undefined;
  if (!isMeasured) return new TextDecoder().decode(await readBytes(context, limit));
  rejectLonger(context, limit);
  return whole(context.req.text());
}

async function readBytes(context: Context, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  rejectLonger(context, limit);
  return whole(collect(context.req.raw.body, limit));
}

/** Throws 413 when a body says that it is longer. */
export function rejectLonger(context: Context, limit: number): void {
  if (Number(context.req.header('Content-Length')) > limit) throw new ApiError('body_too_large');
}

/** A client that goes away in the middle of a body reads no answer; for us it is no failure. */
async function whole<Body>(reading: Promise<Body>): Promise<Body> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('malformed_request');
  }
}

async function collect(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw new ApiError('body_too_large');
    }
    chunks.push(new Uint8Array(read.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('malformed_request');
  }
}
