import { readFile } from 'node:fs/promises';

/** Peak memory in MB on Linux; undefined elsewhere. */
export async function peakMemory(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
