import type { BlobStore } from '@huella/server';
import { describe, expect, test } from 'vitest';

export function blobStoreSuite(name: string, makeStore: () => Promise<BlobStore> | BlobStore): void {
  describe(`blobs in ${name}`, () => {
    test('a blob comes back byte for byte with its type', async () => {
      const store = await makeStore();
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      await store.put('claims/12/a1b2.jpg', bytes, 'image/jpeg');
      const found = await store.get('claims/12/a1b2.jpg');
      expect(found?.contentType).toBe('image/jpeg');
      expect(Buffer.compare(Buffer.from(found?.bytes ?? []), Buffer.from(bytes))).toBe(0);
    });

    test('a later blob replaces an earlier one', async () => {
      const store = await makeStore();
      await store.put('a', Buffer.from('one'), 'text/plain');
      await store.put('a', Buffer.from('two'), 'application/pdf');
      const found = await store.get('a');
      expect([Buffer.from(found?.bytes ?? []).toString(), found?.contentType]).toEqual([
        'two',
        'application/pdf',
      ]);
    });

    test('it says that it is there', async () => {
      await expect((await makeStore()).check()).resolves.toBeUndefined();
    });

    test('an unknown key is null, deleting works and may be repeated', async () => {
      const store = await makeStore();
      expect(await store.get('nowhere/x')).toBeNull();
      await store.put('b', Buffer.from('x'), 'text/plain');
      await store.delete('b');
      await store.delete('b');
      expect(await store.get('b')).toBeNull();
    });

    test('the keys that begin alike are listed, however deep, and all with nothing to begin with', async () => {
      const store = await makeStore();
      const keys = ['pets/1/a', 'pets/2/b', 'claims/1/c/d.jpg'];
      for (const key of keys) await store.put(key, Buffer.from('x'), 'text/plain');
      await store.put('pets/1/gone', Buffer.from('x'), 'text/plain');
      await store.delete('pets/1/gone');
      const listed = async (prefix: string) => {
        const found: string[] = [];
        for await (const key of store.list(prefix)) found.push(key);
        return found.toSorted();
      };
      expect(await listed('pets/')).toEqual(['pets/1/a', 'pets/2/b']);
      expect(await listed('')).toEqual(expect.arrayContaining(keys));
      expect(await listed('nowhere/')).toEqual([]);
    });

    test('O-SE-06 a key that leaves the area is rejected', async () => {
      const store = await makeStore();
      for (const key of [
        '',
        '/etc/passwd',
        '../x',
        'a/../../x',
        'a//b',
        '.env',
        'a\\..\\b',
        'a/b\0',
        'C:/x',
      ]) {
        await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a blob key');
        await expect(store.get(key)).rejects.toThrow('Not a blob key');
      }
    });
  });
}
