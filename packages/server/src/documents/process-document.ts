import { decodeImage, type Codecs, type ImageKind } from '../images/decode-image.ts';
import { encodeJpeg } from '../images/jpeg-codec.ts';
import { withinSide } from '../images/within-side.ts';
import type { DocumentPreset, DocumentProcessor, DocumentResult } from '../ports.ts';
import { documentKind } from './document-kind.ts';
import { validatePdf } from './pdf/validate-pdf.ts';

/** Sides in pixels, qualities from 0 to 100. A phone's photo has 12 or 24 million pixels; each takes eight bytes here. */
const images = {
  photo: { maximumPixels: 16_000_000, longestSide: 800, quality: 85 },
  paper: { maximumPixels: 25_000_000, longestSide: 2000, quality: 82 },
} as const satisfies Record<DocumentPreset, object>;

/** Re-encodes images without metadata; leaves PDFs unchanged or rejects them. CPU-bound: on a server run it off the event loop. */
export async function processDocument(
  codecs: Codecs,
  bytes: Uint8Array<ArrayBuffer>,
  preset: DocumentPreset,
): Promise<DocumentResult> {
  if (bytes.length === 0) return { rejected: 'empty' };
  const kind = documentKind(bytes);
  if (kind === null) return { rejected: 'unknown_kind' };
  if (kind !== 'pdf') return processAsImage(codecs, kind, bytes, preset);
  const verdict = await validatePdf(bytes);
  return 'rejected' in verdict ? verdict : { bytes, contentType: 'application/pdf', pages: verdict.pages };
}

/** For runtimes without an event loop to keep free. */
export function createDocumentProcessor(codecs: Codecs): DocumentProcessor {
  return { process: (bytes, preset) => processDocument(codecs, bytes, preset) };
}

async function processAsImage(
  codecs: Codecs,
  kind: ImageKind,
  bytes: Uint8Array,
  preset: DocumentPreset,
): Promise<DocumentResult> {
  const { longestSide, quality } = images[preset];
  const pixels = await decodeImage(codecs, kind, bytes, images[preset]);
  if ('rejected' in pixels) return pixels;
  const jpeg = await encodeJpeg(await codecs.jpeg(), withinSide(pixels, longestSide), quality);
  return { bytes: jpeg, contentType: 'image/jpeg', pages: 1 };
}
