/** How long the browser may take to begin the download before the address of the bytes is taken back, in milliseconds. */
const GRACE = 60_000;

/** Hands some bytes to the browser as a download under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}
