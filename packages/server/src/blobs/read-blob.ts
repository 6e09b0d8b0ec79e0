import type { Ports } from '../ports.ts';

/** Null, and logged, if the store does not have the file: it was lost, or replaced meanwhile. Throws the store's errors. */
export async function readBlob(
  { blobs, log }: Pick<Ports, 'blobs' | 'log'>,
  key: string,
): ReturnType<Ports['blobs']['get']> {
  const blob = await blobs.get(key);
  if (!blob) log.error('blob.missing', { area: key.slice(0, key.indexOf('/')) });
  return blob;
}
