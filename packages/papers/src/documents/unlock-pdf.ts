import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * The same PDF without its password, with its form, outline and texts as they are. On the same document and not by copying its pages,
 * which would lose the values of a form.
 */
export async function unlockPdf(file: Blob, password: string): Promise<Blob> {
  const document = await PDFDocument.load(await file.arrayBuffer(), { password, updateMetadata: false });
  const bytes = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
