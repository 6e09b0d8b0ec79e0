import { AppTheme } from '@huella/ui';
import { createRoot } from 'react-dom/client';
import { PaperCapture } from '../src/index.ts';
import { makePaper } from '../src/capture/make-paper.ts';
import { UNCUT } from '../src/image/cut.ts';
import type { CapturePurpose } from '../src/image/prepare-page.ts';
import { prepareImage } from '../src/prepare/prepare-image.ts';
import { readPdf } from '../src/prepare/read-pdf.ts';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { drawPaper, type DrawnPaper } from '../src/testing/drawn-papers.ts';
import { timeReading } from './time-reading.ts';

const bench = {
  time: async (paper: DrawnPaper, rounds: number) => timeReading(await drawPaper(paper), rounds),

  check: async (paper: DrawnPaper) =>
    (await prepareImage(await drawPaper(paper), order('paper', false))).problem,

  send: async (paper: DrawnPaper) => {
    const page = await prepareImage(await drawPaper(paper), order('paper', true));
    const { file } = await makePaper([page], 'paper', 'Factura');
    const image = await createImageBitmap(page.jpeg);
    const again = await readPdf(file, { readsQrCodes: true });
    const longSide = Math.max(image.width, image.height);
    return { codes: page.qrCodes, codesAgain: again.qrCodes, longSide, bytes: file.size };
  },

  sendPhoto: async (paper: DrawnPaper) => {
    const photo = await drawPaper(paper);
    const { jpeg } = await prepareImage(photo, order('photo', false));
    const { width, height } = await createImageBitmap(jpeg);
    return { longSide: Math.max(width, height), share: jpeg.size / photo.size };
  },

  /** Reads a drawn paper in a PDF as a scanner would write it. */
  readScan: async (paper: DrawnPaper) => {
    const jpeg = new Uint8Array(await (await drawPaper(paper)).arrayBuffer());
    const file = new File([writePdf([{ jpeg, details: [] }], 'Factura')], 'factura.pdf');
    return (await readPdf(file, { readsQrCodes: true })).qrCodes;
  },
};

function order(purpose: CapturePurpose, readsQrCodes: boolean) {
  return { cut: UNCUT, purpose, readsQrCodes };
}

Object.assign(globalThis, { bench });

const container = document.querySelector('#capture');
if (container)
  createRoot(container).render(
    <AppTheme>
      <PaperCapture
        purpose="paper"
        shape="sheet"
        name="Factura"
        readyLabel="Enviar"
        readsQrCodes
        onReady={({ file }) => {
          document.title = `${file.name} ${file.size}`;
        }}
      />
    </AppTheme>,
  );
