import type { Zip } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly isText?: boolean;
  /** Null leaves the entry out. */
  read(): Promise<Uint8Array | null>;
}

/** Holds at most one entry in memory. An unreadable entry aborts the stream, so that nobody mistakes the rest for the whole. */
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
        zip = new fflate.Zip((error, chunk, isLast) => {
          if (error) return controller.error(error);
          controller.enqueue(chunk);
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
