import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devices, expect, test } from '@playwright/test';
import {
  arriveAtPet,
  choosePhoto,
  openPhotoSheet,
  petOf,
  savePhoto,
  seePhotoSaved,
} from '../journey/photo.ts';
import { storedPhoto, transparentPhoto, turnedPhoto } from '../journey/photos.ts';

const UPLOAD = '**/app/user/mascotas/profilepic';

test('O-UP-05 a photo that a phone stored sideways arrives upright, and cropped where it was said', async ({
  page,
  request,
}) => {
  const who = await arriveAtPet(page, request);
  await test.step('Cuando elige la foto y sube el recorte hasta el borde', async () => {
    await openPhotoSheet(page);
    await choosePhoto(page, await turnedPhoto(page));
    for (let taps = 0; taps < 6; taps += 1)
      await page.getByRole('button', { name: 'Mover la foto hacia abajo' }).click();
    await savePhoto(page);
    await seePhotoSaved(page);
  });
  await test.step('Entonces el servidor guarda el cuadrado de arriba, derecho y sin metadatos', async () => {
    const stored = await storedPhoto(page, request, who);
    expect([stored.width, stored.height]).toEqual([300, 300]);
    expect(stored.topRight.red).toBeGreaterThan(170);
    expect(stored.topLeft.red).toBeLessThan(90);
    expect(stored.bottomRight.red).toBeLessThan(90);
    expect(stored.bytes.includes('Exif')).toBe(false);
  });
});

test('O-UP-01 what is transparent becomes white', async ({ page, request }) => {
  const who = await arriveAtPet(page, request);
  await openPhotoSheet(page);
  await choosePhoto(page, await transparentPhoto(page));
  await savePhoto(page);
  await seePhotoSaved(page);
  const stored = await storedPhoto(page, request, who);
  expect(Math.min(...Object.values(stored.bottomRight))).toBeGreaterThanOrEqual(250);
  expect(stored.topLeft.red).toBeGreaterThan(170);
  expect(stored.topLeft.green).toBeLessThan(90);
});

test('O-UP-06 a HEIC photo of an iPhone is converted', async ({ page, request }) => {
  const who = await arriveAtPet(page, request);
  await openPhotoSheet(page);
  const buffer = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'foto.heic'));
  await choosePhoto(page, { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer });
  await savePhoto(page);
  await seePhotoSaved(page);
  const stored = await storedPhoto(page, request, who);
  expect([stored.width, stored.height]).toEqual([32, 32]);
  expect(stored.topRight.green).toBeGreaterThan(180);
  expect(stored.topLeft.green).toBeLessThan(80);
});

test('O-UP-07 O-UP-12 a renamed PDF and an empty file are refused at once, and nothing is sent', async ({
  page,
  request,
}) => {
  let sent = 0;
  await page.route(UPLOAD, (route) => {
    sent += 1;
    return route.continue();
  });
  const who = await arriveAtPet(page, request);
  await openPhotoSheet(page);
  const pdf = { name: 'factura.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 factura') };
  await choosePhoto(page, pdf);
  await expect(page.getByText('El archivo no es una foto.')).toBeVisible();
  await choosePhoto(page, { ...pdf, buffer: Buffer.alloc(0) });
  await expect(page.getByText('El archivo está vacío.')).toBeVisible();
  expect([sent, (await petOf(request, who)).foto_link]).toEqual([0, null]);
  await choosePhoto(page, await turnedPhoto(page));
  await savePhoto(page);
  await seePhotoSaved(page);
});

test('O-UP-08 the same file again after a failure is sent again', async ({ page, request }) => {
  let sent = 0;
  await page.route(UPLOAD, (route) => {
    sent += 1;
    const failure = { status: 500, json: { message: 'Algo falló', code: 'internal_error' } };
    return sent === 1 ? route.fulfill(failure) : route.continue();
  });
  await arriveAtPet(page, request);
  const photo = await turnedPhoto(page);
  await openPhotoSheet(page);
  await choosePhoto(page, photo);
  await savePhoto(page);
  await expect(page.getByText('La foto no se subió.')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir otra foto' }).click();
  await choosePhoto(page, photo);
  await savePhoto(page);
  await seePhotoSaved(page);
  expect(sent).toBe(2);
});

test('O-UP-09 an answer that got lost and a second try give the pet one picture', async ({
  page,
  request,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route(UPLOAD, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const who = await arriveAtPet(page, request);
  await openPhotoSheet(page);
  await choosePhoto(page, await turnedPhoto(page));
  await savePhoto(page);
  await expect(page.getByText('La foto no se subió.')).toBeVisible();
  const { foto_link } = await petOf(request, who);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await seePhotoSaved(page);
  expect(keys[1]).toBe(keys[0]);
  expect((await petOf(request, who)).foto_link).toBe(foto_link);
});

test('a slow upload shows how far it is, goes on in the background and is sent once', async ({
  page,
  request,
}) => {
  let sent = 0;
  page.on('request', (wire) => {
    if (wire.url().endsWith('/profilepic')) sent += 1;
  });
  await arriveAtPet(page, request);
  const photo = await turnedPhoto(page);
  await openPhotoSheet(page);
  await choosePhoto(page, photo);
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 200, downloadThroughput: 50_000, uploadThroughput: 2_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Guardar foto' }).dblclick();
  await expect(page.getByRole('progressbar', { name: 'Progreso de la subida' })).toBeVisible();
  await expect(page.getByText(/Subiendo la foto|Guardando la foto/)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(page.getByText('La foto de Luna se guardó.')).toBeVisible({ timeout: 30_000 });
  expect(sent).toBe(1);
});

test.describe('at a desk', () => {
  const { viewport, userAgent } = devices['Desktop Chrome'];
  test.use({ viewport, userAgent, isMobile: false, hasTouch: false });

  test('a refused camera is explained, and a saved photo is the way out', async ({ page, request }) => {
    await arriveAtPet(page, request);
    await openPhotoSheet(page);
    await page.getByRole('button', { name: 'Tomar foto' }).click();
    await expect(
      page.getByText(/No tenemos permiso para usar la cámara|No encontramos una cámara/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('button', { name: 'Tomar foto' })).toBeFocused();
    await choosePhoto(page, await turnedPhoto(page));
    await savePhoto(page);
    await seePhotoSaved(page);
  });
});
