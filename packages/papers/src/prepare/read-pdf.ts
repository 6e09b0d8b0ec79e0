import { PdfError } from '../documents/pdf-problem.ts';
import type { PdfInspection } from '../documents/inspect-pdf.ts';
import { createPaperClient, type PaperClient } from '../worker/paper-client.ts';

/** Bytes that the server accepts. */
const LARGEST = 20 * 1024 * 1024;

export interface PdfContent extends PdfInspection {
  file: File;
  pages: number;
}

export interface ReadPdfOptions {
  readsQrCodes: boolean;
  password?: string;
}

/**
 * Opens a PDF in a worker. Throws a `PdfError` whose message can be shown. Where drawing takes too long the file is kept, without
 * preview and codes.
 */
export async function readPdf(file: File, { readsQrCodes, password }: ReadPdfOptions): Promise<PdfContent> {
  if (file.size > LARGEST) throw new PdfError('tooLarge');
  const client = createPaperClient();
  try {
    const { pages, unlocked } = await client.openPdf({ file, password });
    const inspection = await inspect(client, readsQrCodes);
    const sent = unlocked ? new File([unlocked], file.name, { type: 'application/pdf' }) : file;
    return { ...inspection, pages, file: sent };
  } finally {
    client.close();
  }
}

async function inspect(client: PaperClient, readsQrCodes: boolean): Promise<PdfInspection> {
  try {
    return await client.inspectPdf({ readsQrCodes });
  } catch {
    return { preview: null, qrCodes: [] };
  }
}
