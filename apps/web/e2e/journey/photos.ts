import type { APIRequestContext, Page } from '@playwright/test';
import { petOf, type PhotoFile } from './photo.ts';

/** 600 × 300 stored pixels, red at the top left; EXIF orientation 6 turns them to 300 × 600, red at the top right. */
export async function turnedPhoto(page: Page): Promise<PhotoFile> {
  const jpeg = await drawnPhoto(page);
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const exif = Buffer.from([...Buffer.from('Exif\0\0', 'latin1'), ...tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const buffer = Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}

async function drawnPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 300 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#2a7d4f';
    context.fillRect(0, 0, 600, 300);
    context.fillStyle = '#d01010';
    context.fillRect(0, 0, 150, 150);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

export async function storedPhoto(page: Page, request: APIRequestContext, who: { token: string }) {
  const { foto_link } = await petOf(request, who);
  const answer = await request.get(foto_link ?? '', { headers: { authorization: `Bearer ${who.token}` } });
  const bytes = await answer.body();
  const look = await page.evaluate(async (base64) => {
    const binary = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([binary]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) => {
      const [red, green, blue] = context.getImageData(
        x * (bitmap.width - 1),
        y * (bitmap.height - 1),
        1,
        1,
      ).data;
      return { red: red!, green: green!, blue: blue! };
    };
    const { width, height } = bitmap;
    return { width, height, topLeft: at(0.1, 0.1), topRight: at(0.9, 0.1), bottomRight: at(0.9, 0.9) };
  }, bytes.toString('base64'));
  return { ...look, bytes };
}
