import type { CapturePurpose } from '../image/prepare-page.ts';
import { isPdf } from '../prepare/is-pdf.ts';
import { copy } from '../copy.ts';

/** Pages per file: at 1.2 MB each they stay below the server's limit. */
export const MOST_PAGES = 15;

export interface SortedFiles {
  images: readonly File[];
  pdf: File | null;
  rejected: string | null;
}

/** Sorts chosen files into pages and a PDF. A PDF passes untouched and is never mixed with photos (D95). */
export async function sortFiles(
  files: readonly File[],
  { purpose, pageCount }: { purpose: CapturePurpose; pageCount: number },
): Promise<SortedFiles> {
  const kinds = await Promise.all(
    files.map(async (file) => ({ file, isPdf: await isPdf(file).catch(() => false) })),
  );
  const pdfs = kinds.filter((kind) => kind.isPdf).map(({ file }) => file);
  const images = kinds.filter((kind) => !kind.isPdf).map(({ file }) => file);
  const [pdf = null] = pdfs;
  const { rejected: texts } = copy.capture;
  if (purpose === 'photo') return { images: images.slice(0, 1), pdf: null, rejected: pdf && texts.photoOnly };
  if (!pdf) return withinLimit(images, MOST_PAGES - pageCount);
  if (pageCount + images.length > 0) return { images, pdf: null, rejected: texts.pdfAlone };
  return pdfs.length > 1
    ? { images: [], pdf: null, rejected: texts.onePdf }
    : { images: [], pdf, rejected: null };
}

function withinLimit(images: readonly File[], free: number): SortedFiles {
  const taken = images.slice(0, Math.max(0, free));
  const isFull = taken.length < images.length;
  return { images: taken, pdf: null, rejected: isFull ? copy.capture.rejected.tooMany(MOST_PAGES) : null };
}
