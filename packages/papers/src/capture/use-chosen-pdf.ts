import { useRef, useState } from 'react';
import { PdfError } from '../documents/pdf-problem.ts';
import { readPdf, type PdfContent } from '../prepare/read-pdf.ts';
import { errorText } from './error-text.ts';

export interface ChosenPdf {
  file: File;
  /** Null while it is being opened, or when that failed. */
  read: PdfContent | null;
  /** Why it cannot be read, as a Spanish sentence. */
  error: string | null;
  isLocked: boolean;
}

export interface PdfChoice {
  pdf: ChosenPdf | null;
  open: (file: File, password?: string) => void;
  clear: () => void;
}

export function useChosenPdf(readsQrCodes: boolean): PdfChoice {
  const [pdf, setPdf] = useState<ChosenPdf | null>(null);
  const latest = useRef(0);
  const open = async (file: File, password?: string) => {
    const own = (latest.current += 1);
    const opening: ChosenPdf = { file, read: null, error: null, isLocked: password !== undefined };
    setPdf(opening);
    const opened = await readPdf(file, { readsQrCodes, password }).then(
      (read) => ({ ...opening, read, isLocked: false }),
      (error: unknown) => ({ ...opening, error: errorText(error), isLocked: isLocked(error) }),
    );
    if (latest.current === own) setPdf(opened);
  };
  const clear = () => {
    latest.current += 1;
    setPdf(null);
  };
  return { pdf, open: (file, password) => void open(file, password), clear };
}

/** What the draft keeps: no unusable PDF, and no password. */
export function pdfToStore(pdf: ChosenPdf | null): File | null {
  if (pdf === null || (pdf.error !== null && !pdf.isLocked)) return null;
  return pdf.read?.file ?? pdf.file;
}

function isLocked(error: unknown): boolean {
  return error instanceof PdfError && ['passwordNeeded', 'passwordWrong'].includes(error.problem);
}
