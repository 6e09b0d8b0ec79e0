import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url';
import sans from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import { contextOf } from '../worker/canvases.ts';

interface CanvasEntry {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

export class WorkerCanvases {
  create(width: number, height: number): CanvasEntry {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  getNoAlphaContext(canvas: OffscreenCanvas) {
    return contextOf(canvas);
  }

  reset({ canvas }: CanvasEntry, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(entry: CanvasEntry): void {
    if (entry.canvas) Object.assign(entry.canvas, { width: 0, height: 0 });
    entry.canvas = null;
    entry.context = null;
  }
}

const none = () => 'none';

/** pdf.js filters need the document, which a worker lacks; papers do not need them. */
export class NoFilters {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addKnockoutFilter = none;
  addHighlightHCMFilter = none;
  addSelectionHCMFilter = none;
  addSelectionFilter = none;
  createSelectionStyle = () => null;
  destroy = () => undefined;
}

/** Decoders of scanned pages (JBIG2, JPEG 2000, colour profiles), and a font for texts that embed none. */
const files = new Map([
  ['jbig2.wasm', jbig2],
  ['openjpeg.wasm', openjpeg],
  ['qcms_bg.wasm', qcms],
  ['LiberationSans-Regular.ttf', sans],
]);

/** Serves what pdf.js asks for by name from our build. */
export class BuildFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array<ArrayBuffer>> {
    const url = files.get(filename);
    if (url === undefined) throw new Error(`no ${filename}`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} did not arrive`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
