/** A file of `testing/files`, by its address, as somebody would choose it. */
export async function sampleFile(address: string, name: string): Promise<File> {
  const answer = await fetch(address);
  return new File([await answer.blob()], name);
}
