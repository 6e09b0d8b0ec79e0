import { contentOf, imageObject, pageObject, placementsOf, type Placement } from './page-objects.ts';
import type { PdfPage } from './pdf-page.ts';

/** The binary comment that marks the file as not text. */
const BINARY = new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]);

/**
 * Writes a PDF of photographed pages: A4, oriented as the photo, JPEG bytes unchanged. Written by hand because a library costs
 * half a megabyte and writes more bytes (decision 037).
 */
export function writePdf(pages: readonly PdfPage[], title: string): Blob {
  const file = new PdfObjects();
  const catalog = file.reserve();
  const tree = file.reserve();
  const info = file.reserve();
  file.put(catalog, `<</Type/Catalog/Pages ${tree} 0 R>>`);
  file.put(info, `<</Title ${utf16(title)}/Producer(Huella)>>`);
  const numbers = pages.map((page) => putPage(file, tree, page));
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  file.put(tree, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  return file.finish(catalog, info);
}

function putPage(file: PdfObjects, tree: number, page: PdfPage): number {
  const placements = placementsOf(page);
  const images = placements.map(({ jpeg }) => {
    const image = file.reserve();
    file.put(image, imageObject(jpeg), jpeg);
    return image;
  });
  const content = file.reserve();
  const drawing = new TextEncoder().encode(contentOf(placements));
  file.put(content, `<</Length ${drawing.length}>>`, drawing);
  const number = file.reserve();
  file.put(
    number,
    pageObject({ tree, content, images, size: sizeOf(placements), quarters: page.quarters ?? 0 }),
  );
  return number;
}

const sizeOf = ([whole]: readonly [Placement, ...Placement[]]) => whole.paper;

function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<feff${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

class PdfObjects {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #offsets: number[] = [];
  #length = 0;

  constructor() {
    this.#write('%PDF-1.4\n');
    this.#write(BINARY);
  }

  reserve(): number {
    return this.#offsets.push(0);
  }

  put(number: number, dictionary: string, stream?: Uint8Array<ArrayBuffer>): void {
    this.#offsets[number - 1] = this.#length;
    this.#write(`${number} 0 obj\n${dictionary}\n`);
    if (stream) {
      this.#write('stream\n');
      this.#write(stream);
      this.#write('\nendstream\n');
    }
    this.#write('endobj\n');
  }

  finish(catalog: number, info: number): Blob {
    const start = this.#length;
    const size = this.#offsets.length + 1;
    // Each line of the table has exactly 20 bytes.
    const lines = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    this.#write(`xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`);
    this.#write(
      `trailer\n<</Size ${size}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    );
    return new Blob(this.#parts, { type: 'application/pdf' });
  }

  #write(part: string | Uint8Array<ArrayBuffer>): void {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
