import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';

const WIDTH = 8_192;
const HEIGHT = 6_144;

export async function largePhoto(browser: Browser, folder: string): Promise<string> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(draw, { width: WIDTH, height: HEIGHT });
  await page.close();
  const path = join(folder, 'foto-50-megapixeles.jpg');
  await writeFile(path, Buffer.from(base64, 'base64'));
  return path;
}

async function draw({ width, height }: { width: number; height: number }): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  const noise = new ImageData(1_024, 1_024);
  for (let at = 0; at < noise.data.length; at += 1)
    noise.data[at] = at % 4 === 3 ? 90 : (at * 2_654_435_761) % 251;
  const tile = await createImageBitmap(noise);
  const colours = context.createLinearGradient(0, 0, width, height);
  colours.addColorStop(0, '#e4b06a');
  colours.addColorStop(1, '#1f5a4c');
  context.fillStyle = colours;
  context.fillRect(0, 0, width, height);
  context.fillStyle = context.createPattern(tile, 'repeat')!;
  context.fillRect(0, 0, width, height);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsDataURL(jpeg);
  await read;
  if (typeof reader.result !== 'string') throw new Error('the photo cannot be read');
  return reader.result.slice(reader.result.indexOf(',') + 1);
}
