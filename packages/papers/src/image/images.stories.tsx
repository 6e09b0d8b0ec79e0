import { readJpegHeader } from '@huella/uploads/imaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { prepareImage } from '../prepare/prepare-image.ts';
import { decodeCodes } from '../codes/decode-codes.ts';
import { drawPaper } from '../testing/drawn-papers.ts';
import { FISCAL_CODE, PAYMENT_CODE } from '../testing/sample-codes.ts';
import turnedHeic from '../testing/files/heic-600x300-irot-cw90-exif6-gps.heic?url';
import { sampleFile } from '../testing/sample-file.ts';
import { UNCUT } from './cut.ts';

const meta = {
  title: 'Preparación de páginas',
  tags: ['!dev'],
  render: () => <p>Preparación de páginas</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const paper = { cut: UNCUT, purpose: 'paper', readsQrCodes: true } as const;

async function pixelsOf(jpeg: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(jpeg);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height);
  if (!pixels) throw new Error('no canvas');
  return pixels;
}

async function expectReadable(jpeg: Blob, text: string) {
  const qrCodes = await decodeCodes(await pixelsOf(jpeg));
  await expect(qrCodes.map((code) => code.text)).toContain(text);
}

export const FineCode: Story = {
  name: 'D97 N-C26G a code that is too fine for the page is read, and goes along with the photo’s own pixels',
  play: async () => {
    // The page of this photo is readable at this size by chance; its PDF is not at any other.
    const photo = await drawPaper({ code: { text: FISCAL_CODE, module: 3 }, tilt: 8, seed: 801 });
    const page = await prepareImage(photo, paper);
    await expect(page).toMatchObject({ qrCodes: [FISCAL_CODE], problem: null });
    const { width, height } = await pixelsOf(page.jpeg);
    await expect([width, height, page.jpeg.size <= 1_200_000]).toEqual([1500, 2000, true]);
    await expect(page.details).toHaveLength(1);
    await expectReadable(page.details[0]?.jpeg ?? new Blob(), FISCAL_CODE);
  },
};

export const TwoCodes: Story = {
  name: 'D97 N-C25G a payment code beside the fiscal code does not replace it, and a large code needs no detail',
  play: async () => {
    const qrCodes = { code: { text: FISCAL_CODE, module: 7 }, secondCode: { text: PAYMENT_CODE, module: 8 } };
    const page = await prepareImage(await drawPaper(qrCodes), paper);
    await expect(page.qrCodes).toContain(FISCAL_CODE);
    await expect(page.details).toHaveLength(0);
    await expectReadable(page.jpeg, FISCAL_CODE);
  },
};

export const Corners: Story = {
  name: 'D96 what corners enclose is set upright and turned',
  play: async () => {
    const corners = [
      { x: 0.1, y: 0.1 },
      { x: 0.9, y: 0.1 },
      { x: 0.9, y: 0.5 },
      { x: 0.1, y: 0.5 },
    ] as const;
    const photo = await drawPaper({ code: { text: FISCAL_CODE, module: 6 } });
    const page = await prepareImage(photo, { ...paper, cut: { corners, quarters: 1 } });
    const { width, height } = await pixelsOf(page.jpeg);
    await expect(width / height).toBeCloseTo((4000 * 0.4) / (3000 * 0.8), 1);
    await expect(page).toMatchObject({ qrCodes: [FISCAL_CODE], details: [] });
  },
};

export const Blurred: Story = {
  name: 'D96 a blurred and a dark photo are said to be so, and can be used',
  play: async () => {
    const [blurred, dark] = await Promise.all([
      prepareImage(await drawPaper({ blur: 3 }), paper),
      prepareImage(await drawPaper({ light: 0.3 }), paper),
    ]);
    await expect([blurred.problem, dark.problem]).toEqual(['blurred', 'dark']);
    await expect(blurred.jpeg.type).toBe('image/jpeg');
  },
};

export const Photo: Story = {
  name: 'D69 a DNI is a photo of at most 800 pixels and 85 % of the file',
  play: async () => {
    const file = await drawPaper({ width: 1600, height: 1200, lines: 8 });
    const { jpeg } = await prepareImage(file, { ...paper, purpose: 'photo', readsQrCodes: false });
    const { width, height } = await pixelsOf(jpeg);
    await expect([width, height]).toEqual([800, 600]);
    await expect(jpeg.size).toBeLessThanOrEqual(file.size * 0.85);
  },
};

export const Heic: Story = {
  name: 'O-UP-05 O-UP-06 a HEIC photo is turned once and loses its place',
  play: async () => {
    const file = await sampleFile(turnedHeic, 'IMG_0001.HEIC');
    const { jpeg } = await prepareImage(file, { ...paper, readsQrCodes: false });
    const { width, height, data } = await pixelsOf(jpeg);
    await expect([width, height]).toEqual([300, 600]);
    await expect([(data[2] ?? 0) > 150, (data[(width - 2) * 4] ?? 0) > 150]).toEqual([true, true]);
    const text = new TextDecoder('latin1').decode(await jpeg.arrayBuffer());
    await expect(text).not.toContain('Exif');
    await expect(readJpegHeader(new Uint8Array(await jpeg.arrayBuffer()))?.orientation).toBe(1);
  },
};

export const NotAnImage: Story = {
  name: 'O-UP-07 a file that is not an image is rejected in words',
  play: async () => {
    const file = new File(['hola'], 'foto.jpg', { type: 'image/jpeg' });
    await expect(prepareImage(file, paper)).rejects.toThrow('El archivo no es una foto');
  },
};
