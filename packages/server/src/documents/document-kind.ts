import { startsLikeJpeg } from '../images/jpeg-size.ts';
import { startsLikePng } from '../images/png-file.ts';
import { startsLikeHeic } from '../images/heic-codec.ts';
import { startsLikeWebp } from '../images/webp-frame.ts';
import type { PictureKind } from '../images/decode-picture.ts';

/** Readers look that far for the beginning of a PDF: mail programs and scanners put lines before it. */
const PDF_WITHIN = 1024;

/** What a file is, by its first bytes: neither its name nor its declared type say anything. Null for what is not accepted. */
export function documentKind(bytes: Uint8Array): PictureKind | 'pdf' | null {
  if (startsLikeJpeg(bytes)) return 'jpeg';
  if (startsLikePng(bytes)) return 'png';
  if (startsLikeWebp(bytes)) return 'webp';
  if (startsLikeHeic(bytes)) return 'heic';
  return new TextDecoder('latin1').decode(bytes.subarray(0, PDF_WITHIN)).includes('%PDF-') ? 'pdf' : null;
}
