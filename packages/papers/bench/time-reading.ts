export interface ReadingTimes {
  decode: number;
  check: number;
  read: number;
  codes: string[];
}

export function timeReading(photo: File, rounds: number): Promise<ReadingTimes> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadingTimes>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingTimes>) => resolve(data));
    worker.postMessage({ photo, rounds }, {});
  }).finally(() => worker.terminate());
}
