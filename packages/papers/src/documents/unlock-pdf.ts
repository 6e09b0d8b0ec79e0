import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Removes the password of a PDF and keeps its form, outline and texts. Saves the same document, because copied pages lose form
 * values.
 */
export async function unlockPdf(file: Blob, password: string): Promise<Blob> {
  const document = await PDFDocument.load(await file.arrayBuffer(), { password, updateMetadata: false });
  const bytes = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
