import { toSvg } from 'html-to-image';
import { withDensity } from '../lib/png-density.ts';
import { CARD } from '../components/insured-card/card-size.ts';
import { embeddedFont } from './embedded-font.ts';
import { paintSvg } from './paint-svg.ts';
import { renderOffScreen } from './render-off-screen.ts';

/** Far more than a phone needs; some browsers never settle the promises below. */
const TIMEOUT_MS = 20_000;

/**
 * Draws the card as a PNG of 1004 × 638 px at 300 dpi, the same on every screen (O-HI-01), from a copy laid out at that size.
 * html-to-image only makes the SVG: its own canvas multiplies by the device's pixel ratio and waits forever for an image that
 * cannot be decoded. Rejects when the browser cannot draw it (O-HI-04).
 */
export async function drawCard(card: HTMLElement): Promise<Blob> {
  const { copy, dispose } = renderOffScreen(card);
  try {
    return await within(TIMEOUT_MS, draw(copy));
  } finally {
    dispose();
  }
}

async function draw(copy: HTMLElement): Promise<Blob> {
  const photo = copy.querySelector('img');
  const [fontEmbedCSS] = await Promise.all([embeddedFont(), document.fonts.ready, photo?.decode()]);
  const { width, height, dotsPerInch } = CARD;
  const svg = await toSvg(copy, { width, height, fontEmbedCSS });
  const png = await paintSvg(svg, CARD, photo && boxWithin(copy, photo));
  return new Blob([withDensity(new Uint8Array(await png.arrayBuffer()), dotsPerInch)], { type: 'image/png' });
}

function boxWithin(card: HTMLElement, element: HTMLElement): DOMRect {
  const [outer, inner] = [card.getBoundingClientRect(), element.getBoundingClientRect()];
  return new DOMRect(inner.x - outer.x, inner.y - outer.y, inner.width, inner.height);
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the card took too long')), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
