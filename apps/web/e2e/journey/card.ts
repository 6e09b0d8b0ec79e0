import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { type Prepared, prepare } from './prepared.ts';

interface Insured extends Prepared {
  petId: number;
}

export async function prepareInsured(request: APIRequestContext, nombre: string): Promise<Insured> {
  const who = await prepare(request, { pets: [nombre] });
  const answer = await request.get('/app/user/mascotas', {
    headers: { authorization: `Bearer ${who.token}` },
  });
  const [pet]: { id: number }[] = await answer.json();
  return { ...who, petId: pet?.id ?? 0 };
}

export async function givePhoto(page: Page, { petId, token }: Insured): Promise<void> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 400);
    const context = canvas.getContext('2d')!;
    for (let x = 0; x < 600; x += 20)
      for (let y = 0; y < 400; y += 20) {
        context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 80% ${30 + ((x + y) % 50)}%)`;
        context.fillRect(x, y, 20, 20);
      }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const answer = await page.request.post('/app/user/mascotas/profilepic', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      mascotaId: String(petId),
      pic: { name: 'luna.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) },
    },
  });
  expect(answer.ok(), `the photo was answered ${answer.status()}`).toBe(true);
}

export const cardPath = ({ petId }: Pick<Insured, 'petId'>) => `/tabs/pet-details/${petId}/carnet`;

export async function saveCard(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Guardar imagen' }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return { name: download.suggestedFilename(), bytes: Buffer.concat(parts) };
}

export function pngInfo(bytes: Buffer) {
  const density = bytes.indexOf('pHYs') + 4;
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    dotsPerMetre: bytes.readUInt32BE(density),
  };
}

export async function photoColours(page: Page, bytes: Buffer): Promise<number> {
  return page.evaluate(async (encoded) => {
    const photo = new Image();
    photo.src = `data:image/png;base64,${encoded}`;
    await photo.decode();
    const context = new OffscreenCanvas(photo.width, photo.height).getContext('2d')!;
    context.drawImage(photo, 0, 0);
    const { data } = context.getImageData(110, 230, 100, 100);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      colours.add([data[at], data[at + 1], data[at + 2]].map((value) => (value ?? 0) >> 5).join());
    return colours.size;
  }, bytes.toString('base64'));
}
