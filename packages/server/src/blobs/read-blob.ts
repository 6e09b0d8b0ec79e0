import type { Ports } from '../ports.ts';

/**
 * A file that a row names. Null where the store has none, which the log knows then: it was lost, or replaced at this very moment. Throws
 * what the store throws.
 */
export async function readBlob(
  { blobs, log }: Pick<Ports, 'blobs' | 'log'>,
  key: string,
): ReturnType<Ports['blobs']['get']> {
  const blob = await blobs.get(key);
  if (!blob) log.error('blob.missing', { area: key.slice(0, key.indexOf('/')) });
  return blob;
}
