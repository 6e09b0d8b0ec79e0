import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noisyPhoto, pixelsOf, transparentImage, turnedPhoto } from '../testing/drawn-images.ts';
import { WHOLE } from './area.ts';
import { openImage } from './open-image.ts';

const meta = {
  title: 'Preparación de fotos',
  tags: ['!dev'],
  render: () => <p>Preparación de fotos</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** 64 × 32 pixels, left half red (220, 20, 20), right half light grey, encoded by libheif. */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAw9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAVGlsb2MAAAAAREAAAgABAAAAAAMzAAMAAAAAAAAAtAAAALQAAAAeAAAA0gAAABgAAgAAAAAEHQADAAAAAAAAALQAAAC0AAAADgAAAMIAAAAOAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAAAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAaHZjMQAAAAIuaXBycAAAAglpcGNvAAAA2Gh2Y0MBAWAAAAAAAAAAAAC68AD8/fj4AAALBiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALEIBAgFgAAADAIAAAAMAAAMAugAAoCCCFy5JMqm4CGgwIAAAAwAgAAADAyEAIgABAAhEAcFxgpkgACAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALEIBAgFgAAADAIAAAAMAAAMAugAAoCCCFy5JMqm4CGgwIAAAAwAgAAADAyEAIgABAAdEAcFxgpkgAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAA0Gh2Y0MBAWAAAAAAAAAAAAC68AD8/Pj4AAALBiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEAKEIBAgFgAAADAIAAAAMAAAMAugAAwIIIXLkkyqbAgAAAAwCAAAAMhAAiAAEACEQBwXGCmSAAIAABABpAAQwC//8BYAAAAwCAAAADAAADALoAACwJACEAAQAoQgECAWAAAAMAgAAAAwAAAwC6AADAgghcuSTKpsCAAAADAIAAAAyEACIAAQAHRAHBcYKZIAAAAA5waXhpAAAAAAEIAAAAJ2F1eEMAAAAAdXJuOm1wZWc6aGV2YzoyMDE1OmF1eGlkOjEAAAAAHWlwbWEAAAAAAAAAAgABA4ECAwACBIQCBYYAAAAaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAAcJtZGF0AAAAsE4BBasy/kZsmEFCaa41apFUnvPxS3ZhemFhciBIRVZDIEVuY29kZXIgdi4gMi4zLjEtZWEwOWFmNSAtIENvcHlsZWZ0IDIwMTItMjAxNSAtIGh0dHA6Ly91bHRyYXZpZGVvLmNzLnR1dC5maS8gLSBvcHRpb25zOiA2NHgzMiBkZWJsb2NrPTE6MDowIHNhbz0zIGludHJhX3BlcmlvZD02NCBxcD0yNiByZWY9MQCAAAAAGiYBr3j3jv/xAz/2P1LtbbsQ92VJbYi/n+fAAAAAFFABhA0CAAR8AAADAO0AAAMBfwCAAAAAsE4BBasy/kZsmEFCaa41apFUnvPxS3ZhemFhciBIRVZDIEVuY29kZXIgdi4gMi4zLjEtZWEwOWFmNSAtIENvcHlsZWZ0IDIwMTItMjAxNSAtIGh0dHA6Ly91bHRyYXZpZGVvLmNzLnR1dC5maS8gLSBvcHRpb25zOiA2NHgzMiBkZWJsb2NrPTE6MDowIHNhbz0zIGludHJhX3BlcmlvZD02NCBxcD0yNiByZWY9MQCAAAAACiYBrvDxnC+d2/8AAAAKUAGEBQIABvwAgA==';

function heicPhoto(): File {
  const bytes = Uint8Array.from(atob(HEIC), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], 'IMG_0042.HEIC', { type: 'image/heic' });
}

async function ready(file: File, area = WHOLE) {
  const image = await openImage(file);
  const jpeg = await image.reduce(area);
  image.close();
  const head = new Uint8Array(await jpeg.slice(0, 3).arrayBuffer());
  await expect([...head]).toEqual([0xff, 0xd8, 0xff]);
  await expect(jpeg.type).toBe('image/jpeg');
  return jpeg;
}

export const TransparentBecomesWhite: Story = {
  name: 'O-UP-01 transparent areas become white',
  play: async () => {
    const jpeg = await ready(await transparentImage());
    const pixels = await pixelsOf(jpeg);
    for (const channel of pixels.at(0, 0)) await expect(channel).toBeGreaterThanOrEqual(250);
    await expect(pixels.at(0.12, 0.5)[0]).toBeLessThan(128);
  },
};

export const PngBecomesJpeg: Story = {
  name: 'O-UP-02 a PNG goes out as a JPEG of at most 800 pixels',
  play: async () => {
    const png = await noisyPhoto(1000, 500);
    const jpeg = await ready(png);
    const { width, height } = await pixelsOf(jpeg);
    await expect([width, height, jpeg.name]).toEqual([800, 400, 'ruido.jpg']);
    await expect(jpeg.size).toBeLessThanOrEqual(png.size * 0.85);
  },
};

export const TurnedOnce: Story = {
  name: 'O-UP-05 a photo is turned once',
  play: async () => {
    const file = await turnedPhoto();
    const whole = await pixelsOf(await ready(file));
    await expect([whole.width, whole.height]).toEqual([300, 600]);
    await expect(whole.at(0.9, 0.1)[0]).toBeGreaterThan(180);
    await expect(whole.at(0.1, 0.1)[0]).toBeLessThan(90);
    const top = await pixelsOf(await ready(file, { left: 0, top: 0, width: 1, height: 0.5 }));
    await expect([top.width, top.height]).toEqual([300, 300]);
    await expect(top.at(0.9, 0.1)[0]).toBeGreaterThan(180);
  },
};

export const Heic: Story = {
  name: 'O-UP-06 HEIC is converted',
  play: async () => {
    const jpeg = await ready(heicPhoto());
    const pixels = await pixelsOf(jpeg);
    await expect([pixels.width, pixels.height, jpeg.name]).toEqual([64, 32, 'IMG_0042.jpg']);
    await expect(pixels.at(0.2, 0.5)[1]).toBeLessThan(80);
    await expect(pixels.at(0.8, 0.5)[1]).toBeGreaterThan(180);
  },
};

export const BrokenHeic: Story = {
  name: 'O-UP-06 a broken HEIC is an error in words, and nothing hangs',
  play: async () => {
    const whole = heicPhoto();
    const broken = new File([whole.slice(0, 900)], 'rota.heic', { type: 'image/heic' });
    // A worker that hangs is told in other words.
    await expect(openImage(broken)).rejects.toThrow('No pudimos convertir la foto HEIC');
  },
};

export const NeverLarger: Story = {
  name: 'O-UP-03 never more bytes than the original',
  play: async () => {
    const squeezed = await noisyPhoto(300, 300, 'image/jpeg', 0.4);
    const jpeg = await ready(squeezed);
    await expect(jpeg.size).toBeLessThanOrEqual(squeezed.size);
  },
};
