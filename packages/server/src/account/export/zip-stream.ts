import type { Zip } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  /** Texts get smaller; pictures and PDFs are packed already. */
  readonly isText?: boolean;
  /** Null where there is none: it is left out. */
  read(): Promise<Uint8Array | null>;
}

/**
 * A ZIP of the entries in their order, made as it is fetched: no more than one of them is in memory, and a client that fetches slowly is
 * waited for. An entry that cannot be read breaks it off, so that nobody takes the rest for the whole.
 */
export async function zipStream(
  entries: readonly ZipEntry[],
  mtime: Date,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const fflate = await import('fflate');
  const waiting = [...entries];
  let zip: Zip;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        zip = new fflate.Zip((error, piece, isLast) => {
          if (error) return controller.error(error);
          controller.enqueue(piece);
          if (isLast) controller.close();
        });
      },
      async pull() {
        for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
          const bytes = await entry.read();
          if (!bytes) continue;
          const file = new (entry.isText ? fflate.ZipDeflate : fflate.ZipPassThrough)(entry.name);
          file.mtime = mtime;
          zip.add(file);
          file.push(bytes, true);
          return;
        }
        zip.end();
      },
    },
    { highWaterMark: 0 },
  );
}
