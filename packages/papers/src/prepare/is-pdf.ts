/** A PDF has its signature in the first kilobyte; the file's name does not count. */
export async function isPdf(file: Blob): Promise<boolean> {
  const head = await file.slice(0, 1024).arrayBuffer();
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}
