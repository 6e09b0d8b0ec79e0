/** Milliseconds of the parts of reading one photo, the fastest of some rounds, and the texts of its codes. */
export interface ReadingTimes {
  decode: number;
  judge: number;
  read: number;
  codes: string[];
}

/** Reads a photo in a worker that was warmed up by a first round. */
export function timeReading(photo: File, rounds: number): Promise<ReadingTimes> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadingTimes>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingTimes>) => resolve(data));
    worker.postMessage({ photo, rounds }, {});
  }).finally(() => worker.terminate());
}
