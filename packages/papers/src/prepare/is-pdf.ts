/** A PDF says so in its first kilobyte; what the file is called does not count. */
export async function isPdf(file: Blob): Promise<boolean> {
  const head = await file.slice(0, 1024).arrayBuffer();
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}
