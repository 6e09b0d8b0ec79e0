import { crc32, deflateSync } from 'node:zlib';

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** 0 grey, 2 colours, 3 a palette, 4 grey and opacity, 6 colours and opacity. */
  readonly colour: number;
  readonly isInterlaced?: boolean;
  /** Before the data: `PLTE` and `tRNS`. */
  readonly chunks?: Readonly<Record<string, Uint8Array>>;
}

/** The header may declare something else than the rows. */
export function writePng(header: PngHeader, rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = Buffer.alloc(13);
  start.writeUInt32BE(header.width, 0);
  start.writeUInt32BE(header.height, 4);
  start[8] = header.depth;
  start[9] = header.colour;
  start[12] = header.isInterlaced ? 1 : 0;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const before = Object.entries(header.chunks ?? {}).map(([name, content]) => chunk(name, content));
  const chunks = [
    chunk('IHDR', start),
    ...before,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
