import { writePdf } from '../pdf/write-pdf.ts';
import type { CapturePurpose, PreparedPage } from '../image/prepare-page.ts';

export interface PreparedPaper {
  file: File;
  pages: number;
  /** A small JPEG of the first page; null for a PDF that cannot be drawn here. */
  thumbnail: Blob | null;
  qrCodes: readonly string[];
}

export async function makePaper(
  pages: readonly [PreparedPage, ...PreparedPage[]],
  purpose: CapturePurpose,
  name: string,
): Promise<PreparedPaper> {
  const [first] = pages;
  const about = {
    pages: pages.length,
    thumbnail: first.thumbnail,
    qrCodes: [...new Set(pages.flatMap(({ qrCodes }) => qrCodes))],
  };
  if (purpose === 'photo')
    return { ...about, file: new File([first.jpeg], `${name}.jpg`, { type: 'image/jpeg' }) };
  const written = writePdf(await Promise.all(pages.map(pdfPage)), name);
  return { ...about, file: new File([written], `${name}.pdf`, { type: 'application/pdf' }) };
}

async function pdfPage({ jpeg, details, quarters }: PreparedPage) {
  const over = details.map(async (detail) => ({ ...detail, jpeg: await bytesOf(detail.jpeg) }));
  return { jpeg: await bytesOf(jpeg), quarters, details: await Promise.all(over) };
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
