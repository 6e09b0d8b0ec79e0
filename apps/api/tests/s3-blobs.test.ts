import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { createS3Blobs } from '../src/adapters/blobs/s3-blobs.ts';
import { blobStoreSuite } from './support/blob-store-suite.ts';

const directory = mkdtempSync(join(tmpdir(), 'huella-s3-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'huella' }],
});
let endpoint = '';

beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
});
afterAll(async () => {
  await s3.close();
  rmSync(directory, { recursive: true, force: true });
});

function store(changes: { bucket?: string; secretAccessKey?: string } = {}) {
  const settings = {
    bucket: 'huella',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return createS3Blobs({ endpoint, ...settings, ...changes });
}

blobStoreSuite('an S3-compatible store', () => store());

test('a wrong secret key is an error, not an empty store', async () => {
  await expect(store({ secretAccessKey: 'wrong' }).get('a')).rejects.toThrow('answered GET with 403');
});

test('a bucket that is not there does not swallow a file', async () => {
  const other = store({ bucket: 'nowhere' });
  await expect(other.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow('no bucket named nowhere');
  await expect(other.check()).rejects.toThrow('answered HEAD with 404');
});
