import type { InspectedImage } from '@huella/uploads/imaging';
import { readCodes, type FoundCode } from '../codes/read-codes.ts';
import { greyOf } from '../legibility/grey.ts';
import { CHECK_SIDE, checkLegibility, type LegibilityProblem } from '../legibility/check-legibility.ts';
import { drawn, pixelsOf, release, within, type DrawableImage } from '../worker/canvases.ts';
import { codeDetails, type Detail } from './code-details.ts';
import type { Cut } from './cut.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { hasNoise, openPhoto } from './open-photo.ts';
import { originalPage } from './original-page.ts';
import { pageDrawing, type PageDrawing } from './page-drawing.ts';
import { pageJpeg } from './page-jpeg.ts';
import { photoJpeg } from './photo-jpeg.ts';

/** Sent as a page of a PDF, or as a single photo (D69, D95). */
export type CapturePurpose = 'paper' | 'photo';

export interface PageOrder {
  image: InspectedImage;
  cut: Cut;
  purpose: CapturePurpose;
  readsQrCodes: boolean;
}

export interface PreparedPage {
  jpeg: Blob;
  details: readonly Detail[];
  quarters: number;
  /** The camera's own JPEG, which cannot be cut or turned: this browser spoils what is drawn. */
  isOriginal: boolean;
  thumbnail: Blob;
  overview: Blob;
  /** Why it may be hard to read. */
  problem: LegibilityProblem | null;
  qrCodes: readonly string[];
}

const THUMBNAIL_SIDE = 320;
const OVERVIEW_SIDE = 1200;

/** Makes a page of a photo: read and checked at full size, then cut, rectified and reduced. Throws an `ImageError`. */
export async function preparePage(order: PageOrder): Promise<PreparedPage> {
  if (hasNoise()) return originalPage(order);
  const photo = await openPhoto(order.image);
  try {
    const overview = drawn(photo.bitmap, within(photo.bitmap, OVERVIEW_SIDE));
    photo.check(overview);
    const { problem, qrCodes } = await inspect(photo.bitmap, order.readsQrCodes);
    const page = pageDrawing(photo.bitmap, order.cut, photo.check);
    const { jpeg, details, canvas } = await sent(order, page, qrCodes);
    const thumbnail = thumbnailOf(page);
    photo.check(canvas, thumbnail);
    photo.check(canvas, await createImageBitmap(jpeg));
    return {
      jpeg,
      details,
      quarters: 0,
      isOriginal: false,
      thumbnail: await encodeJpeg(thumbnail, 0.8),
      overview: await encodeJpeg(overview, 0.8),
      problem,
      qrCodes: qrCodes.map(({ text }) => text),
    };
  } finally {
    photo.close();
  }
}

function thumbnailOf(page: PageDrawing): OffscreenCanvas {
  const { width } = within(page.size, THUMBNAIL_SIDE);
  return page.draw({ left: 0, top: 0, ...page.size }, width / page.size.width);
}

interface Inspected {
  problem: LegibilityProblem | null;
  qrCodes: FoundCode[];
}

async function inspect(image: DrawableImage, readsQrCodes: boolean): Promise<Inspected> {
  const canvas = drawn(image, within(image, CHECK_SIDE));
  const grey = greyOf(pixelsOf(canvas));
  release(canvas);
  const qrCodes = readsQrCodes ? await readCodes(image, grey).catch(() => []) : [];
  return { problem: checkLegibility(grey), qrCodes };
}

async function sent({ image, cut, purpose }: PageOrder, page: PageDrawing, qrCodes: FoundCode[]) {
  if (purpose === 'photo') return { ...(await photoJpeg(image, page, cut)), details: [] };
  const made = await pageJpeg(page);
  return { ...made, details: await codeDetails(page, made, qrCodes) };
}
