import { readJpegFrame } from './jpeg-frame.ts';
import type { PdfPage } from './pdf-page.ts';

interface Size {
  width: number;
  height: number;
}

/** A JPEG and its position on the page, in points from the lower left corner. */
export interface Placement extends Size {
  jpeg: Uint8Array<ArrayBuffer>;
  paper: Size;
  left: number;
  bottom: number;
}

/** A4 in points. */
const A4 = { width: 595.28, height: 841.89 };

const points = (value: number) => String(Math.round(value * 100) / 100);

export function placementsOf({ jpeg, details }: PdfPage): [Placement, ...Placement[]] {
  const frame = readJpegFrame(jpeg);
  const paper = frame.width > frame.height ? { width: A4.height, height: A4.width } : A4;
  const scale = Math.min(paper.width / frame.width, paper.height / frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  const left = (paper.width - width) / 2;
  const bottom = (paper.height - height) / 2;
  const over = details.map((detail) => ({
    jpeg: detail.jpeg,
    paper,
    left: left + detail.left * width,
    bottom: bottom + (1 - detail.top - detail.height) * height,
    width: detail.width * width,
    height: detail.height * height,
  }));
  return [{ jpeg, paper, left, bottom, width, height }, ...over];
}

export function contentOf(placements: readonly Placement[]): string {
  return placements
    .map(({ left, bottom, width, height }, at) => {
      const matrix = [width, 0, 0, height, left, bottom].map((value) => points(value));
      return `q ${matrix.join(' ')} cm /I${at} Do Q`;
    })
    .join('\n');
}

export interface PageObject {
  tree: number;
  content: number;
  images: readonly number[];
  size: Size;
  quarters: number;
}

export function pageObject({ tree, content, images, size, quarters }: PageObject): string {
  const resources = images.map((image, at) => `/I${at} ${image} 0 R`).join('');
  const box = `[0 0 ${points(size.width)} ${points(size.height)}]`;
  const rotate = quarters === 0 ? '' : `/Rotate ${quarters * 90}`;
  return `<</Type/Page/Parent ${tree} 0 R/MediaBox${box}${rotate}/Resources<</XObject<<${resources}>>>>/Contents ${content} 0 R>>`;
}

export function imageObject(jpeg: Uint8Array): string {
  const { width, height, channels, bits } = readJpegFrame(jpeg);
  const format = `/BitsPerComponent ${bits}/ColorSpace${coloursOf(channels)}/Filter/DCTDecode/Length ${jpeg.length}`;
  return `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}${format}>>`;
}

/** JPEGs with four channels store them inverted, as Photoshop does. */
function coloursOf(channels: number): string {
  if (channels === 1) return '/DeviceGray';
  return channels === 4 ? '/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]' : '/DeviceRGB';
}
