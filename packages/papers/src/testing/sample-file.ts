export async function sampleFile(address: string, name: string): Promise<File> {
  const response = await fetch(address);
  return new File([await response.blob()], name);
}
