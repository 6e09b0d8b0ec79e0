import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allocator } from '../../start/allocator.mjs';
import { startProcess, type BenchProcess } from '../api/processes.ts';
import { hostileFiles } from './hostile-files.ts';
import { largePdf, largePicture } from './large-files.ts';
import { openClaim, type SendFile } from './send-file.ts';

const AT_ONCE = 8;
const NOT_MEASURED = 'not measured';
/** Of the whole server. */
const MAX_MEMORY_MIB = 300;
/** As in `npm start`. */
const FLAGS = ['--max-semi-space-size=4'];
/** Until a file is rejected. */
const MAX_REJECTION_MS = 2000;

export async function benchUploads(): Promise<number> {
  const memory = [
    await withServer((server, send) => sendAtOnce('PDFs of 18.5 MB', largePdf, server, send)),
    await withServer((server, send) =>
      sendAtOnce('pictures of 25 megapixels, 18.5 MB', largePicture, server, send),
    ),
  ];
  console.log(`\n${AT_ONCE} files at once to one server`);
  console.table(memory);
  const hostile = await withServer(sendHostile);
  console.log('\nFiles that are rejected, one after the other');
  console.table(hostile);
  return [...memory, ...hostile].filter(({ met }) => !met).length;
}

async function sendAtOnce(files: string, draw: () => Blob, { pid }: BenchProcess, send: SendFile) {
  const drawn = Array.from({ length: AT_ONCE }, draw);
  const idle = await peakMemory(pid);
  const from = performance.now();
  const answers = await Promise.all(drawn.map(send));
  const measured = await peakMemory(pid);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const kept = answers.filter(({ status }) => status === 201).length;
  const met = kept === AT_ONCE && (measured ?? 0) <= MAX_MEMORY_MIB;
  return {
    files,
    'MiB before': idle ?? NOT_MEASURED,
    'MiB at most': measured ?? NOT_MEASURED,
    bar: MAX_MEMORY_MIB,
    kept,
    seconds,
    met,
  };
}

async function sendHostile(_: BenchProcess, send: SendFile) {
  await send(new Blob(['%PDF-1.7']));
  const rows = [];
  for (const [file, draw] of Object.entries(hostileFiles)) {
    const { status, milliseconds } = await send(draw());
    const met = status >= 400 && status < 500 && milliseconds <= MAX_REJECTION_MS;
    rows.push({ file, status, milliseconds: Math.round(milliseconds), bar: MAX_REJECTION_MS, met });
  }
  return rows;
}

async function withServer<Result>(
  work: (server: BenchProcess, send: SendFile) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  const variables = { ...allocator, DATA_DIR: folder, LOG_FORMAT: 'json' };
  const server = await startProcess('apps/api/src/main.ts', variables, FLAGS);
  try {
    return await work(server, await openClaim(server.url));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Peak memory in MiB on Linux; undefined elsewhere. */
async function peakMemory(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
