import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { writePdf } from '../pdf/write-pdf.ts';
import { readPdf } from '../prepare/read-pdf.ts';
import { prepareImage } from '../prepare/prepare-image.ts';
import { UNCUT } from '../image/cut.ts';
import { drawPaper } from '../testing/drawn-papers.ts';
import jbig2 from '../testing/files/scan-jbig2.pdf?url';
import jpeg2000 from '../testing/files/scan-jpeg2000.pdf?url';
import ownerOnly from '../testing/files/encrypted-owner-only-opens-without-password.pdf?url';
import pages40 from '../testing/files/pages-40.pdf?url';
import truncated from '../testing/files/truncated-half.pdf?url';
import userPassword from '../testing/files/encrypted-user-password.pdf?url';
import zeroPages from '../testing/files/zero-pages.pdf?url';
import { FISCAL_CODE } from '../testing/sample-codes.ts';
import { sampleFile } from '../testing/sample-file.ts';

const meta = { title: 'Lectura de PDF', tags: ['!dev'], render: () => <p>Lectura de PDF</p> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const read = async (url: string, password?: string) =>
  readPdf(await sampleFile(url, 'factura.pdf'), { readsQrCodes: true, password });

const bytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function sizeOf(preview: Blob | null) {
  if (!preview) return null;
  const { width, height } = await createImageBitmap(preview);
  return { width, height };
}

export const Scans: Story = {
  name: 'N-C30G scanned pages of every kind are drawn, never a white page',
  play: async () => {
    for (const url of [jbig2, jpeg2000]) {
      const { preview, pages } = await read(url);
      await expect(await sizeOf(preview)).not.toBeNull();
      await expect(pages).toBe(1);
    }
  },
};

export const ManyPages: Story = {
  name: 'N-C31G forty pages pass, with the first one to look at',
  play: async () => {
    const file = await sampleFile(pages40, 'estudios.pdf');
    const read40 = await readPdf(file, { readsQrCodes: false });
    await expect(read40.pages).toBe(40);
    await expect(read40.file).toBe(file);
    await expect(Math.max(...Object.values((await sizeOf(read40.preview)) ?? {}))).toBe(1400);
  },
};

export const Passwords: Story = {
  name: 'D95 N-C29G a PDF with a password is opened with it and goes out open; one that is only protected against printing passes',
  play: async () => {
    await expect(read(userPassword)).rejects.toMatchObject({ problem: 'passwordNeeded' });
    await expect(read(userPassword, 'otra')).rejects.toMatchObject({ problem: 'passwordWrong' });
    const { file, pages } = await read(userPassword, 'clave1');
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
    await expect([text.includes('/Encrypt'), pages, file.name]).toEqual([false, 1, 'factura.pdf']);
    const again = await readPdf(file, { readsQrCodes: false });
    await expect(again.preview).not.toBeNull();
    await expect((await read(ownerOnly)).pages).toBe(1);
  },
};

export const Damaged: Story = {
  name: 'N-C31G an empty and a truncated PDF are rejected in words',
  play: async () => {
    await expect(read(zeroPages)).rejects.toThrow('El PDF está dañado o vacío');
    await expect(read(truncated)).rejects.toThrow('El PDF está dañado o vacío');
  },
};

export const OwnPages: Story = {
  name: 'D95 D97 the PDF of a photographed page is one page, and its fine code is read again from it',
  play: async () => {
    const photo = await drawPaper({ code: { text: FISCAL_CODE, module: 3 } });
    const options = { cut: UNCUT, purpose: 'paper', readsQrCodes: true } as const;
    const { jpeg, details } = await prepareImage(photo, options);
    const laid = await Promise.all(
      details.map(async (detail) => ({ ...detail, jpeg: await bytes(detail.jpeg) })),
    );
    const pdf = writePdf([{ jpeg: await bytes(jpeg), details: laid }], 'Factura');
    const read1 = await readPdf(new File([pdf], 'factura.pdf'), { readsQrCodes: true });
    await expect(read1).toMatchObject({ pages: 1, qrCodes: [FISCAL_CODE] });
  },
};
