/** The object's number and its content. */
export type PdfObject = readonly [id: number, content: string | Uint8Array<ArrayBuffer>];

const encoder = new TextEncoder();

/** A handwritten PDF with a correct cross-reference table, because tests need files that no library writes. */
export function writePdf(objects: readonly PdfObject[], trailer = '/Root 1 0 R'): Uint8Array<ArrayBuffer> {
  const parts = ['%PDF-1.7\n'].map(bytesOf);
  const offsets = new Map<number, number>();
  let size = parts[0]?.length ?? 0;
  for (const [id, content] of objects) {
    offsets.set(id, size);
    const object = join([`${id} 0 obj\n`, content, '\nendobj\n'].map(bytesOf));
    parts.push(object);
    size += object.length;
  }
  const count = Math.max(...offsets.keys()) + 1;
  const rows = Array.from({ length: count }, (_, id) => row(offsets.get(id)));
  const end = `xref\n0 ${count}\n${rows.join('')}trailer\n<</Size ${count}${trailer}>>\nstartxref\n${size}\n%%EOF\n`;
  return join([...parts, bytesOf(end)]);
}

/** A PDF with empty pages. */
export function drawPdf(pages: number): Uint8Array<ArrayBuffer> {
  const ids = Array.from({ length: pages }, (_, at) => at + 3);
  return writePdf([
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, `<</Type/Pages/Count ${pages}/Kids[${ids.map((id) => `${id} 0 R`).join(' ')}]>>`],
    ...ids.map((id): PdfObject => [id, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>']),
  ]);
}

/** The content of a stream object. */
export function pdfStream(dictionary: string, content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return join([
    bytesOf(`<<${dictionary}/Length ${content.length}>>\nstream\n`),
    content,
    bytesOf('\nendstream'),
  ]);
}

function row(offset: number | undefined): string {
  return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
}

function bytesOf(content: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? encoder.encode(content) : content;
}

function join(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
