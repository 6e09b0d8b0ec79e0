import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/** 64 kB, far above our largest JSON body. */
const LIMIT = 64 * 1024;

/** Reads JSON. Throws 415 for another content type, 413 above 64 kB, and 400 for invalid JSON. */
export async function readJson(context: Context): Promise<unknown> {
  requireType(context, 'application/json');
  return parse(await readText(context, LIMIT));
}

/** Reads the form of one of the server's pages, 64 kB by default. The last value of a repeated name wins. */
export async function readForm(context: Context, limit = LIMIT): Promise<URLSearchParams> {
  requireType(context, 'application/x-www-form-urlencoded');
  return new URLSearchParams(await readText(context, limit));
}

/** Throws 415 for another type or a compressed body, which could have any size unpacked. */
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

export function rejectLonger(context: Context, limit: number): void {
  if (Number(context.req.header('Content-Length')) > limit) throw new ApiError('body_too_large');
}

/** A client that disconnects mid-body is not a server error. */
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
