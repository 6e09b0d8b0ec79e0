/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page takes nothing along from here */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const assets = join(import.meta.dirname, '..', '..', 'dist', 'assets');

export interface DrawnFile {
  readonly number: number;
  readonly kind: 'pdf' | 'jpeg' | 'heic';
  readonly size: number;
}

interface Addition {
  readonly script: string;
  readonly heic: string;
  readonly claimId: number;
  readonly files: readonly DrawnFile[];
}

interface AddedFile {
  readonly isPersisted: boolean;
  readonly ms: number;
}

export async function addFiles(
  page: Page,
  claimId: number,
  files: readonly DrawnFile[],
): Promise<AddedFile[]> {
  const name = readdirSync(assets).find((file) => /^running-outbox-.*\.js$/.test(file));
  if (!name) throw new Error('the build has no outbox of its own');
  const heic = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'foto.heic')).toString('base64');
  return page.evaluate(addInPage, { script: `/assets/${name}`, heic, claimId, files });
}

async function addInPage({ script, heic, claimId, files }: Addition): Promise<AddedFile[]> {
  interface Outbox {
    add(entry: object): Promise<{ isPersisted: boolean }>;
  }
  const isOutbox = (value: unknown): value is Outbox =>
    typeof value === 'object' && value !== null && 'add' in value && 'forget' in value;

  /** A short repeatable generator (mulberry32). */
  const noise = (seed: number, size: number) => {
    const words = new Uint32Array(Math.ceil(size / 4));
    let state = seed * 2_654_435_761;
    for (let at = 0; at < words.length; at += 1) {
      state = (state + 0x6d_2b_79_f5) | 0;
      let word = Math.imul(state ^ (state >>> 15), 1 | state);
      word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
      words[at] = word ^ (word >>> 14);
    }
    return new Uint8Array(words.buffer, 0, size);
  };

  const pdf = (number: number, size: number) => {
    const objects: (string | Uint8Array<ArrayBuffer>)[][] = [
      ['<</Type/Catalog/Pages 2 0 R>>'],
      ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
      ['<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Resources<<>>/Contents 4 0 R>>'],
      [`<</Length ${size}>>\nstream\n% `, noise(number, size - 3), '\n\nendstream'],
    ];
    const encoder = new TextEncoder();
    const parts: Uint8Array<ArrayBuffer>[] = [encoder.encode('%PDF-1.4\n')];
    const length = () => parts.reduce((sum, part) => sum + part.length, 0);
    const offsets: number[] = [];
    for (const [at, object] of objects.entries()) {
      offsets.push(length());
      parts.push(encoder.encode(`${at + 1} 0 obj\n`));
      for (const part of object) parts.push(typeof part === 'string' ? encoder.encode(part) : part);
      parts.push(encoder.encode('\nendobj\n'));
    }
    const start = length();
    const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`;
    parts.push(
      encoder.encode(
        `${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
      ),
    );
    return new Blob(parts, { type: 'application/pdf' });
  };

  /** A small image with many bytes: comments of 64 kB each after its first marker. */
  const jpeg = async (number: number, size: number) => {
    const canvas = new OffscreenCanvas(320, 240);
    const context = canvas.getContext('2d')!;
    context.putImageData(new ImageData(new Uint8ClampedArray(noise(number, 320 * 240 * 4)), 320, 240), 0, 0);
    const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const comments: Uint8Array<ArrayBuffer>[] = [];
    for (let left = size - drawn.size; left > 0; left -= 65_000)
      comments.push(new Uint8Array([0xff, 0xfe, 0xfd, 0xea]), noise(number + left, 65_000));
    return new Blob([drawn.slice(0, 2), ...comments, drawn.slice(2)], { type: 'image/jpeg' });
  };

  /** An extra box, which readers skip. */
  const heicOf = (number: number, size: number) => {
    const photo = Uint8Array.from(atob(heic), (letter) => letter.codePointAt(0) ?? 0);
    const box = new DataView(new ArrayBuffer(8));
    box.setUint32(0, size + 8);
    box.setUint32(4, 0x66_72_65_65);
    return new Blob([photo, box.buffer, noise(number, size)], { type: 'image/heic' });
  };

  const module: object = await import(script);
  const outbox = Object.values(module).find(isOutbox);
  if (!outbox) throw new Error('the script has no outbox');
  const results: AddedFile[] = [];
  for (const { number, kind, size } of files) {
    const blob =
      kind === 'pdf' ? pdf(number, size) : kind === 'jpeg' ? await jpeg(number, size) : heicOf(number, size);
    const from = performance.now();
    const { isPersisted } = await outbox.add({
      call: 'addOtherFile',
      fields: { siniestroId: String(claimId), label: `Estudio ${number}`, tipo: 'estudio' },
      file: { field: 'doc_extra', blob, name: `estudio-${number}.${kind}` },
      title: `Estudio ${number}`,
      topic: `claim/${claimId}/extra/`,
      tags: [],
    });
    results.push({ isPersisted, ms: performance.now() - from });
  }
  return results;
}

export function leftInBrowser(page: Page): Promise<{ items: number; files: number; witnessed: number }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('huella-outbox');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('it does not open')));
    });
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        const asked = database.transaction(store).objectStore(store).count();
        asked.addEventListener('success', () => resolve(asked.result));
      });
    const [items, files] = [await count('items'), await count('files')];
    database.close();
    const witnessed = Object.keys(localStorage).filter((key) => key.startsWith('huella-outbox:')).length;
    return { items, files, witnessed };
  });
}

export function keptHashes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('huella-outbox');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const files = await new Promise<Blob[]>((resolve) => {
      const asked = database.transaction('files').objectStore('files').getAll();
      asked.addEventListener('success', () => resolve(asked.result));
    });
    database.close();
    const digests = files.map(async (file) => crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    const hex = (digest: ArrayBuffer) =>
      Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return (await Promise.all(digests)).map(hex).toSorted();
  });
}

interface KeptItem {
  title: string;
  state: string;
  reason: string | null;
  cause: string | null;
  tries: number;
}

export function keptItems(page: Page): Promise<KeptItem[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('huella-outbox');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const items = await new Promise<KeptItem[]>((resolve) => {
      const asked = database.transaction('items').objectStore('items').getAll();
      asked.addEventListener('success', () => resolve(asked.result));
    });
    database.close();
    return items.map(({ title, state, reason, cause, tries }) => ({ title, state, reason, cause, tries }));
  });
}
