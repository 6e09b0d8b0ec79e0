export async function sampleFile(address: string, name: string): Promise<File> {
  const answer = await fetch(address);
  return new File([await answer.blob()], name);
}
