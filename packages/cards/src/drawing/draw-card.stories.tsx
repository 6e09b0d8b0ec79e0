import type { Meta, StoryObj } from '@storybook/react-vite';
import { encode } from 'uqr';
import { expect, spyOn, waitFor } from 'storybook/test';
import { lunaRecord } from '../testing/card-stories.ts';
import { pixelsOf } from '../testing/pixels-of.ts';
import { readPng } from '../testing/read-png.ts';
import { InsuredCard } from '../components/insured-card/insured-card.tsx';
import { drawCard } from './draw-card.ts';
import { embeddedFont } from './embedded-font.ts';

/** A photo of four squares: red, green, blue, yellow. */
function fourColours(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 320;
  const context = canvas.getContext('2d')!;
  ['#f00', '#0f0', '#00f', '#ff0'].forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect((index % 2) * 160, index > 1 ? 160 : 0, 160, 160);
  });
  return canvas.toDataURL('image/jpeg', 1);
}

const record = lunaRecord();

const meta = {
  title: 'Carnet como imagen',
  tags: ['!dev'],
  component: InsuredCard,
  args: { content: { petName: 'luna', animal: 'Perro', photo: fourColours(), record } },
  decorators: [
    (Story) => (
      <main style={{ width: 320 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof InsuredCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

async function drawn(canvas: { findByRole: (role: 'img', by: { name: string }) => Promise<HTMLElement> }) {
  const card = await canvas.findByRole('img', { name: 'Carnet de Luna: Vigente' });
  const blob = await drawCard(card);
  return { card, blob, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

export const HasTheIssuedSize: Story = {
  name: 'O-HI-01 the file has the issued size and density',
  play: async ({ canvas }) => {
    const { bytes } = await drawn(canvas);
    await expect(readPng(bytes)).toMatchObject({
      width: 1004,
      height: 638,
      dotsPerMetre: [11_811, 11_811],
    });
  },
};

export const HasTheIssuedSizeOnFineScreens: Story = {
  name: 'O-HI-01 the file is the same at three pixels a point',
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio')!;
    Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: 3 });
    return () => Object.defineProperty(window, 'devicePixelRatio', real);
  },
  play: async ({ canvas }) => {
    const { bytes } = await drawn(canvas);
    await expect(readPng(bytes)).toMatchObject({
      width: 1004,
      height: 638,
      dotsPerMetre: [11_811, 11_811],
    });
  },
};

export const DrawsMarkupAsText: Story = {
  name: 'O-SE-01 markup in a name is text in the image',
  args: {
    content: {
      petName: '<img src=x onerror="window.__x=1">',
      animal: 'Perro',
      photo: null,
      record,
    },
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('img', { name: /^Carnet de <Img Src=x/ });
    const { isDark } = await pixelsOf(await drawCard(card));
    await waitFor(() => expect('__x' in window).toBe(false));
    await expect(range(300, 1000).some((x) => range(210, 255).some((y) => isDark(x, y)))).toBe(true);
  },
};

export const HasEverythingAtOnce: Story = {
  name: 'O-HI-03 photo, brand and QR are in the first file',
  play: async ({ canvas }) => {
    const { blob } = await drawn(canvas);
    const { at, isDark } = await pixelsOf(blob);
    await expect(at(130, 240).map((value) => value > 128)).toEqual([true, false, false]);
    await expect(at(200, 320).map((value) => value > 128)).toEqual([true, true, false]);
    // The brand's paw: the green of its circle, then white.
    await expect(at(75, 34)[1]).toBeGreaterThan(90);
    await expect(at(75, 70)[0]).toBeGreaterThan(240);
    const { data, size } = encode(record.verificacion, { ecc: 'M', border: 4 });
    const box = canvas.getByRole('img', { name: /^Carnet/ }).querySelector('.code svg')!;
    const face = box.closest('[role="img"]')!.getBoundingClientRect();
    const scale = 1004 / face.width;
    const { left, top, width } = box.getBoundingClientRect();
    const [x, y, module] = [(left - face.left) * scale, (top - face.top) * scale, (width * scale) / size];
    const wrong = data.flatMap((row, r) =>
      row.filter((dark, c) => isDark(x + (c + 0.5) * module, y + (r + 0.5) * module) !== dark),
    );
    await expect(wrong).toHaveLength(0);
  },
};

export const HasTheFont: Story = {
  name: 'O-HI-02 the font is that of the screen, though an image loads nothing',
  play: async ({ canvas }) => {
    await expect(await embeddedFont()).toMatch(/Figtree Variable.*url\("?data:font\/woff2;base64,/su);
    const { blob } = await drawn(canvas);
    const { isDark } = await pixelsOf(blob);
    const ink = range(300, 1000).filter((x) => range(210, 255).some((y) => isDark(x, y)));
    const context = new OffscreenCanvas(10, 10).getContext('2d')!;
    context.font = '800 67.2px "Figtree Variable"';
    context.letterSpacing = '-1.344px';
    const { actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText('Luna');
    const wide = Math.max(...ink) - Math.min(...ink);
    await expect(Math.abs(wide - actualBoundingBoxLeft - actualBoundingBoxRight)).toBeLessThan(4);
  },
};

export const LeavesNothingBehind: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    await expect(canvas.getAllByRole('img', { name: /^Carnet/ })).toHaveLength(1);
    await expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  },
};

export const NoiseOnTheCanvas: Story = {
  name: 'a browser that spoils what is drawn makes no card of stripes',
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('img', { name: 'Carnet de Luna: Vigente' });
    spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(
      (_left, _top, width, height) => {
        const data = new Uint8ClampedArray(width * height * 4).map((_, at) => (at * 7919) % 256);
        return new ImageData(data, width, height);
      },
    );
    await expect(drawCard(card)).rejects.toMatchObject({ problem: 'canvasNoise' });
  },
};
