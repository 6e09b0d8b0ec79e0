import { ImageError } from '@huella/uploads/imaging';
import { PdfError } from '../documents/pdf-problem.ts';
import { copy } from '../copy.ts';

export function errorText(error: unknown): string {
  return error instanceof ImageError || error instanceof PdfError ? error.message : copy.capture.unknown;
}
