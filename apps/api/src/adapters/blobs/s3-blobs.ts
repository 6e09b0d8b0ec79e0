import { AwsClient } from 'aws4fetch';
import type { BlobStore } from '@huella/server';
import type { S3Settings } from '../../config/settings.ts';
import { assertBlobKey } from './blob-key.ts';

const TIMEOUT_MS = 30_000;
const CHECK_TIMEOUT_MS = 2000;

/** The store does not answer, or rejects the request. Its message is a sentence without a full stop, and has no object's key. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}

/** Addresses objects by path, for any S3-compatible store. */
export function createS3Blobs({ endpoint, bucket, ...credentials }: S3Settings): BlobStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const requestObject = (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    assertBlobKey(key);
    return request(method, `/${key}`, init);
  };
  const request = async (method: string, pathAndQuery: string, init: RequestInit = {}): Promise<Response> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await orUnreachable(
      client.fetch(`${endpoint}/${bucket}${pathAndQuery}`, { ...init, method, signal }),
    );
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new ObjectStoreError(`The object store answered ${method} with ${response.status}`);
  };
  return {
    put: async (key, bytes, contentType) => {
      const body = new Uint8Array(bytes);
      const { ok } = await discard(
        await requestObject('PUT', key, { body, headers: { 'content-type': contentType } }),
      );
      if (!ok) throw new ObjectStoreError(`The object store has no bucket named ${bucket}`);
    },
    get: async (key) => {
      const response = await requestObject('GET', key);
      if (response.status === 404) return discard(response).then(() => null);
      const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType };
    },
    delete: async (key) => {
      await discard(await requestObject('DELETE', key));
    },
    check: async () => {
      const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
      const signed = await client.sign(`${endpoint}/${bucket}`, { method: 'HEAD', signal });
      const { ok, status } = await discard(await orUnreachable(fetch(signed)));
      if (!ok) throw new ObjectStoreError(`The object store answered HEAD with ${status}`);
    },
    async *list(prefix) {
      let page = new URLSearchParams({ 'list-type': '2', prefix });
      for (;;) {
        const response = await request('GET', `?${page}`);
        if (!response.ok) throw new ObjectStoreError(`The object store has no bucket named ${bucket}`);
        const text = await response.text();
        for (const [, key] of text.matchAll(/<Key>([^<]+)<\/Key>/g)) if (key !== undefined) yield key;
        const next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1];
        if (next === undefined) return;
        page = new URLSearchParams({ 'list-type': '2', prefix, 'continuation-token': next });
      }
    },
  };
}

async function orUnreachable(response: Promise<Response>): Promise<Response> {
  try {
    return await response;
  } catch (error) {
    throw new ObjectStoreError('The object store does not answer', { cause: error });
  }
}

/** An unread body keeps its connection busy. */
async function discard(response: Response): Promise<Response> {
  await response.body?.cancel();
  return response;
}
