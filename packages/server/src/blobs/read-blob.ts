import type { Ports } from '../ports.ts';

/**
 * A file that a row names. Null if the store does not have it, which is logged: it was lost, or replaced meanwhile. Throws the store's
 * errors.
 */
export async function readBlob(
  { blobs, log }: Pick<Ports, 'blobs' | 'log'>,
  key: string,
): ReturnType<Ports['blobs']['get']> {
  const blob = await blobs.get(key);
  if (!blob) log.error('blob.missing', { area: key.slice(0, key.indexOf('/')) });
  return blob;
}
