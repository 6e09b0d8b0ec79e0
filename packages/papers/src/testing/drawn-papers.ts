import { encode } from 'uqr';

export interface DrawnPaper {
  width?: number;
  height?: number;
  /** The code's text, and pixels per module. */
  code?: { text: string; module: number };
  secondCode?: { text: string; module: number };
  /** Degrees. */
  tilt?: number;
  /** Sigma. */
  blur?: number;
  /** Share of light that is missing at the darkest corner. */
  shade?: number;
  light?: number;
  seed?: number;
  lines?: number;
  quality?: number;
}

const WORDS = [
  'consulta', 'vacuna', 'análisis', 'clínico', 'ecografía', 'antibiótico', 'control', 'importe', 'unitario', 'subtotal', 'IVA',
  '21,00', '45.250,50', 'CUIT', '30-71234567-1', 'Ingresos', 'Brutos', 'inscripto', 'domicilio', 'comercial', 'Av. Rivadavia',
  '4821', 'CABA', 'fecha', 'emisión', '05/03/2026', 'condición', 'venta', 'contado', 'CAE', '76100000000001', 'vencimiento',
]; // prettier-ignore

/** A repeatable sequence of numbers from 0 to 1 (Park and Miller's generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

export async function drawPaper(paper: DrawnPaper): Promise<File> {
  const { width = 3000, height = 4000, quality = 0.92 } = paper;
  const flat = new OffscreenCanvas(width, height);
  drawFlat(contextOf(flat), paper, width, height);
  const photo = new OffscreenCanvas(width, height);
  const context = contextOf(photo);
  context.fillStyle = '#8a7f72';
  context.fillRect(0, 0, width, height);
  context.filter = paper.blur ? `blur(${paper.blur}px)` : 'none';
  context.translate(width / 2, height / 2);
  context.rotate(((paper.tilt ?? 0) * Math.PI) / 180);
  context.drawImage(flat, -width / 2, -height / 2);
  context.resetTransform();
  context.filter = 'none';
  shade(context, paper, width, height);
  const jpeg = await photo.convertToBlob({ type: 'image/jpeg', quality });
  return new File([jpeg], 'factura.jpg', { type: 'image/jpeg' });
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

function drawFlat(
  context: OffscreenCanvasRenderingContext2D,
  paper: DrawnPaper,
  width: number,
  height: number,
) {
  const random = randomFrom((paper.seed ?? 1) + 1);
  const margin = width * 0.15;
  context.fillStyle = '#8a7f72';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fdfcf8';
  context.fillRect(width * 0.06, height * 0.06, width * 0.88, height * 0.88);
  context.fillStyle = '#1c1c1e';
  const size = Math.round((8 / 842) * height * 0.88);
  context.font = `${size}px sans-serif`;
  const lines = paper.lines ?? Math.floor((height * 0.55) / (size * 1.5));
  for (let line = 0; line < lines; line += 1) {
    const words = Array.from({ length: 11 }, () => WORDS[Math.floor(random() * WORDS.length)] ?? '');
    context.fillText(words.join(' '), margin, height * 0.15 + line * size * 1.5, width * 0.7);
  }
  if (paper.code) drawCode(context, paper.code, width * 0.25, height * 0.72);
  if (paper.secondCode) drawCode(context, paper.secondCode, width * 0.6, height * 0.72);
}

function drawCode(
  context: OffscreenCanvasRenderingContext2D,
  { text, module }: { text: string; module: number },
  left: number,
  top: number,
) {
  const { data } = encode(text, { ecc: 'L', border: 0 });
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        context.fillRect(Math.round(left) + x * module, Math.round(top) + y * module, module, module);
}

const grey = (share: number) => `rgb(${Array.from({ length: 3 }, () => Math.round(255 * share)).join()})`;

function shade(context: OffscreenCanvasRenderingContext2D, paper: DrawnPaper, width: number, height: number) {
  const light = paper.light ?? 1;
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, grey(light));
  gradient.addColorStop(1, grey(light * (1 - (paper.shade ?? 0))));
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}
