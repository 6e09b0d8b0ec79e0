import { hasJpegSignature } from '../images/jpeg-size.ts';
import { hasPngSignature } from '../images/png-file.ts';
import { hasHeicSignature } from '../images/heic-decoder.ts';
import { hasWebpSignature } from '../images/webp-frame.ts';
import type { ImageKind } from '../images/decode-image.ts';

/** Readers accept a PDF header this late, after lines of mail programs and scanners. */
const PDF_WITHIN = 1024;

/** Detects the type by the first bytes, never by the name or the declared type. Null for unsupported ones. */
export function documentKind(bytes: Uint8Array): ImageKind | 'pdf' | null {
  if (hasJpegSignature(bytes)) return 'jpeg';
  if (hasPngSignature(bytes)) return 'png';
  if (hasWebpSignature(bytes)) return 'webp';
  if (hasHeicSignature(bytes)) return 'heic';
  return new TextDecoder('latin1').decode(bytes.subarray(0, PDF_WITHIN)).includes('%PDF-') ? 'pdf' : null;
}
