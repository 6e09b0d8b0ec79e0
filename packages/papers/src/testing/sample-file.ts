export async function sampleFile(url: string, name: string): Promise<File> {
  const response = await fetch(url);
  return new File([await response.blob()], name);
}
