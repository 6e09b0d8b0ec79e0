export interface PngInfo {
  width: number;
  height: number;
  dotsPerMetre: readonly [number, number] | null;
  chunks: readonly string[];
}

export function readPng(bytes: Uint8Array): PngInfo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  const chunks: string[] = [];
  let dotsPerMetre: readonly [number, number] | null = null;
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const name = new TextDecoder().decode(bytes.subarray(at + 4, at + 8));
    chunks.push(name);
    if (name === 'pHYs') dotsPerMetre = [view.getUint32(at + 8), view.getUint32(at + 12)];
  }
  return { ...size, dotsPerMetre, chunks };
}
