import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devices, expect, test } from '@playwright/test';
import { arriveAtPet, choosePhoto, openPhotoSheet, savePhoto, seePhotoSaved } from '../journey/photo.ts';
import { storedPhoto, turnedPhoto } from '../journey/photos.ts';

test('O-UP-05 O-UP-06 photos of phones arrive converted, upright, cropped where it was said, once, also over a slow line', async ({
  page,
  request,
}) => {
  let sent = 0;
  page.on('request', (wire) => {
    if (wire.url().endsWith('/profilepic')) sent += 1;
  });
  const who = await arriveAtPet(page, request);
  await test.step('Cuando elige una foto HEIC de un iPhone, el servidor la tiene convertida', async () => {
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
  await test.step('Cuando elige otra que el teléfono guardó de costado y sube el recorte hasta el borde', async () => {
    await openPhotoSheet(page);
    await choosePhoto(page, await turnedPhoto(page));
    for (let taps = 0; taps < 6; taps += 1)
      await page.getByRole('button', { name: 'Mover la foto hacia abajo' }).click();
  });
  await test.step('Y la guarda con dos toques por una conexión lenta, sigue en segundo plano y sale una vez', async () => {
    const session = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 200, downloadThroughput: 50_000, uploadThroughput: 2_000 };
    await session.send('Network.emulateNetworkConditions', slow);
    sent = 0;
    const saved = page.getByText('La foto de Luna se guardó.');
    await expect(saved, 'what was said of the photo before').toHaveCount(0);
    await page.getByRole('button', { name: 'Guardar foto' }).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('progressbar', { name: 'Progreso de la subida' })).toBeVisible();
    await expect(page.getByText(/Subiendo la foto|Guardando la foto/)).toBeVisible();
    await expect(saved).toBeVisible({ timeout: 30_000 });
    expect(sent).toBe(1);
    await session.detach();
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

test.describe('at a desk', () => {
  const { viewport, userAgent } = devices['Desktop Chrome'];
  test.use({ viewport, userAgent, isMobile: false, hasTouch: false });

  test('a denied camera is explained, and an allowed one takes the photo', async ({
    page,
    request,
    context,
  }) => {
    const who = await arriveAtPet(page, request);
    await openPhotoSheet(page);
    await test.step('Cuando el navegador no da la cámara', async () => {
      await page.getByRole('button', { name: 'Tomar foto' }).click();
      await expect(page.getByText(/No tenemos permiso para usar la cámara/)).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByRole('button', { name: 'Tomar foto' })).toBeFocused();
    });
    await test.step('Cuando la da, la foto llega al servidor', async () => {
      await context.grantPermissions(['camera']);
      await page.getByRole('button', { name: 'Tomar foto' }).click();
      await page.getByRole('button', { name: 'Capturar' }).click();
      await savePhoto(page);
      await seePhotoSaved(page);
      const stored = await storedPhoto(page, request, who);
      expect(stored.width).toBeGreaterThan(100);
      expect(stored.height).toBe(stored.width);
    });
  });
});
