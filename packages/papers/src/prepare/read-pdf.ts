import { PdfError } from '../documents/pdf-problem.ts';
import type { PdfLook } from '../documents/look-at-pdf.ts';
import { createPaperClient, type PaperClient } from '../worker/paper-client.ts';

/** Bytes of a file that the server takes. */
const LARGEST = 20 * 1024 * 1024;

/** A PDF that was chosen, as it will be sent. */
export interface ReadPdf extends PdfLook {
  /** Untouched, or without its password. */
  file: File;
  pages: number;
}

export interface ReadPdfOptions {
  readsCodes: boolean;
  password?: string;
}

/**
 * Opens a PDF in a worker of its own and looks at it. Throws a `PdfError` whose message is fit to be shown. A look that takes too long is
 * given up, not the file: then there is no preview and no code.
 */
export async function readPdf(file: File, { readsCodes, password }: ReadPdfOptions): Promise<ReadPdf> {
  if (file.size > LARGEST) throw new PdfError('tooLarge');
  const client = createPaperClient();
  try {
    const { pages, unlocked } = await client.openPdf({ file, password });
    const look = await lookAt(client, readsCodes);
    const sent = unlocked ? new File([unlocked], file.name, { type: 'application/pdf' }) : file;
    return { ...look, pages, file: sent };
  } finally {
    client.close();
  }
}

async function lookAt(client: PaperClient, readsCodes: boolean): Promise<PdfLook> {
  try {
    return await client.lookAtPdf({ readsCodes });
  } catch {
    return { preview: null, codes: [] };
  }
}
