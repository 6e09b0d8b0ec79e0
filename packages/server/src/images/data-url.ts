export function jpegDataUrl(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}
