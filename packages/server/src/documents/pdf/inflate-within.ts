/** Inflates a zlib stream as far as it is readable; null above the limit, in bytes. */
export async function inflateWithin(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > limit) {
        await reader.cancel();
        return null;
      }
      chunks.push(new Uint8Array(read.value));
    }
  } catch {
    // Like readers, keeps what comes before damage or trailing bytes.
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
