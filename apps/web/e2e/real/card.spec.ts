import { expect, test } from '@playwright/test';
import { cardPath, givePhoto, photoColours, pngInfo, prepareInsured, saveCard } from '../journey/card.ts';
import { bringSession } from '../journey/prepared.ts';

const ISSUED = { width: 1004, height: 638, dotsPerMetre: 11_811 };

test('O-HI-01 O-HI-03 the first saved card has its size, density and photo, and leads to the public page', async ({
  page,
  request,
}) => {
  const who = await prepareInsured(request, 'Luna');
  const rejected: string[] = [];
  page.on('console', (message) => /Content Security/.test(message.text()) && rejected.push(message.text()));
  await bringSession(page, who);
  await givePhoto(page, who);
  await page.goto(cardPath(who));
  await test.step('Cuando guarda el carnet, el archivo es el emitido, con la foto que tiene el servidor', async () => {
    await expect(page.getByRole('img', { name: 'Carnet de Luna: Vigente' })).toBeVisible();
    const { name, bytes } = await saveCard(page);
    expect(name).toBe('carnet-luna.png');
    expect(pngInfo(bytes)).toEqual(ISSUED);
    expect(await photoColours(page, bytes)).toBeGreaterThan(12);
    await expect(page.getByText('El carnet se guardó como imagen.')).toBeVisible();
    expect(rejected).toEqual([]);
  });
  await test.step('Cuando sigue el enlace de verificación, la página pública dice que está vigente', async () => {
    const link = page.getByRole('link', { name: /Ver la verificación/ });
    const url = (await link.getAttribute('href')) ?? '';
    await page.goto(new URL(url).pathname);
    await expect(page.getByText('Vigente', { exact: true })).toBeVisible();
    await expect(page.getByText('Luna')).toBeVisible();
  });
});
