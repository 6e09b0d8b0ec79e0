import { crc32, deflateSync } from 'node:zlib';

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits of one channel. */
  readonly depth: 8 | 16;
  /** 2 without opacity, 6 with it. */
  readonly colour: 2 | 6;
}

/** A PNG of the given rows, whatever its header claims. */
export function writePng(header: PngHeader, rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = Buffer.alloc(13);
  start.writeUInt32BE(header.width, 0);
  start.writeUInt32BE(header.height, 4);
  start[8] = header.depth;
  start[9] = header.colour;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', start), chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array())];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
