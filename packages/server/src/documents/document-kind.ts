import { startsLikeJpeg } from '../images/jpeg-size.ts';
import { startsLikePng } from '../images/png-file.ts';
import { startsLikeHeic } from '../images/heic-decoder.ts';
import { startsLikeWebp } from '../images/webp-frame.ts';
import type { ImageKind } from '../images/decode-image.ts';

/** Readers accept a PDF header this late, after lines of mail programs and scanners. */
const PDF_WITHIN = 1024;

/** Detects the type by the first bytes, never by the name or the declared type. Null for unsupported ones. */
export function documentKind(bytes: Uint8Array): ImageKind | 'pdf' | null {
  if (startsLikeJpeg(bytes)) return 'jpeg';
  if (startsLikePng(bytes)) return 'png';
  if (startsLikeWebp(bytes)) return 'webp';
  if (startsLikeHeic(bytes)) return 'heic';
  return new TextDecoder('latin1').decode(bytes.subarray(0, PDF_WITHIN)).includes('%PDF-') ? 'pdf' : null;
}
