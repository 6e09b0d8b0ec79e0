import { PdfError } from '../documents/pdf-problem.ts';
import type { PdfInspection } from '../documents/inspect-pdf.ts';
import { createPaperClient, type PaperClient } from '../worker/paper-client.ts';

/** Bytes that the server accepts. */
const LARGEST = 20 * 1024 * 1024;

export interface ReadPdf extends PdfInspection {
  file: File;
  pages: number;
}

export interface ReadPdfOptions {
  readsCodes: boolean;
  password?: string;
}

/**
 * Opens a PDF in a worker. Throws a `PdfError` whose message can be shown. Where drawing takes too long the file is kept, without
 * preview and codes.
 */
export async function readPdf(file: File, { readsCodes, password }: ReadPdfOptions): Promise<ReadPdf> {
  if (file.size > LARGEST) throw new PdfError('tooLarge');
  const client = createPaperClient();
  try {
    const { pages, unlocked } = await client.openPdf({ file, password });
    const inspection = await inspect(client, readsCodes);
    const sent = unlocked ? new File([unlocked], file.name, { type: 'application/pdf' }) : file;
    return { ...inspection, pages, file: sent };
  } finally {
    client.close();
  }
}

async function inspect(client: PaperClient, readsCodes: boolean): Promise<PdfInspection> {
  try {
    return await client.inspectPdf({ readsCodes });
  } catch {
    return { preview: null, codes: [] };
  }
}
