import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { WHOLE } from '../processing/area.ts';
import { openImage } from '../processing/open-image.ts';
import { pixelsOf, transparentImage, turnedPhoto } from '../testing/drawn-images.ts';

const meta = {
  title: 'Preparación de fotos sin worker',
  tags: ['!dev'],
  render: () => <p>Preparación de fotos sin worker</p>,
  beforeEach: () => {
    const { OffscreenCanvas: real } = globalThis;
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    return () => {
      globalThis.OffscreenCanvas = real;
    };
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TurnedOnce: Story = {
  name: 'O-UP-05 without a worker a photo is turned once',
  play: async () => {
    const image = await openImage(await turnedPhoto());
    const top = await pixelsOf(await image.reduce({ ...WHOLE, height: 0.5 }));
    image.close();
    await expect([top.width, top.height]).toEqual([300, 300]);
    await expect(top.at(0.9, 0.1)[0]).toBeGreaterThan(180);
    await expect(top.at(0.1, 0.1)[0]).toBeLessThan(90);
  },
};

export const TransparentBecomesWhite: Story = {
  name: 'O-UP-01 without a worker transparent areas become white',
  play: async () => {
    const image = await openImage(await transparentImage());
    const jpeg = await image.reduce(WHOLE);
    image.close();
    await expect([jpeg.type, jpeg.name]).toEqual(['image/jpeg', 'frente.jpg']);
    for (const channel of (await pixelsOf(jpeg)).at(0, 0)) await expect(channel).toBeGreaterThanOrEqual(250);
  },
};

export const CanvasFails: Story = {
  name: 'O-UP-04 a canvas that returns nothing is an error in words',
  play: async () => {
    const file = await turnedPhoto();
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await expect(openImage(file)).rejects.toThrow('Su dispositivo no pudo preparar la foto');
  },
};

function addNoise() {
  spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(
    (_left, _top, width, height) => {
      const data = new Uint8ClampedArray(width * height * 4).map((_, at) => (at * 7919) % 256);
      return new ImageData(data, width, height);
    },
  );
}

export const NoiseOnTheCanvas: Story = {
  name: 'N-B32G where the browser spoils drawing the original is sent, never stripes',
  play: async () => {
    const file = await turnedPhoto();
    addNoise();
    const image = await openImage(file);
    const sent = await image.reduce({ ...WHOLE, height: 0.5 });
    image.close();
    await expect(await sent.arrayBuffer()).toEqual(await file.arrayBuffer());
  },
};

export const NoiseAndNoJpeg: Story = {
  name: 'an image that cannot be sent as it is says why',
  play: async () => {
    const file = await transparentImage();
    addNoise();
    await expect(openImage(file)).rejects.toThrow('Su navegador altera las fotos');
  },
};
