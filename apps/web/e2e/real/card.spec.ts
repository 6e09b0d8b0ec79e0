import { expect, test } from '@playwright/test';
import { cardPath, givePhoto, photoColours, pngFacts, prepareInsured, saveCard } from '../journey/card.ts';
import { bringSession } from '../journey/prepared.ts';

const ISSUED = { width: 1004, height: 638, dotsPerMetre: 11_811 };

for (const deviceScaleFactor of [1, 2, 3])
  test(`O-HI-01 O-HI-03 at pixel ratio ${deviceScaleFactor} the first saved card has its size, density, photo`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const who = await prepareInsured(request, 'Luna');
    const context = await browser.newContext({ baseURL, deviceScaleFactor, locale: 'es-AR' });
    const page = await context.newPage();
    const rejected: string[] = [];
    page.on('console', (message) => /Content Security/.test(message.text()) && rejected.push(message.text()));
    await bringSession(page, who);
    await givePhoto(page, who);
    await page.goto(cardPath(who));
    await expect(page.getByRole('img', { name: 'Carnet de Luna: Vigente' })).toBeVisible();
    const { name, bytes } = await saveCard(page);
    expect(name).toBe('carnet-luna.png');
    expect(pngFacts(bytes)).toEqual(ISSUED);
    expect(await photoColours(page, bytes)).toBeGreaterThan(12);
    await expect(page.getByText('El carnet se guardó como imagen.')).toBeVisible();
    expect(rejected).toEqual([]);
    await context.close();
  });

test('the card leads to the server’s public page, which says that it is valid', async ({ page, request }) => {
  const who = await prepareInsured(request, 'Luna');
  await bringSession(page, who);
  await page.goto(cardPath(who));
  const link = page.getByRole('link', { name: /Ver la verificación/ });
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(new URL(address).pathname);
  await expect(page.getByText('Vigente', { exact: true })).toBeVisible();
  await expect(page.getByText('Luna')).toBeVisible();
});

test('O-HI-04 a card that cannot be drawn is a warning of 8 seconds, and the button works again', async ({
  page,
  request,
}) => {
  const who = await prepareInsured(request, 'Luna');
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its canvas below
    const real = HTMLCanvasElement.prototype.toBlob;
    let failures = 1;
    HTMLCanvasElement.prototype.toBlob = function toBlob(done, ...rest) {
      if (failures > 0) done(null);
      else real.call(this, done, ...rest);
      failures -= 1;
    };
  });
  await bringSession(page, who);
  await page.goto(cardPath(who));
  await page.getByRole('button', { name: 'Guardar imagen' }).click();
  const warning = page.getByText(/No pudimos generar el carnet\. .* escriba a /);
  await expect(warning).toBeVisible();
  await expect(page.getByText('El carnet se guardó como imagen.')).toHaveCount(0);
  await page.waitForTimeout(6_500);
  await expect(warning).toBeVisible();
  await expect(warning).toHaveCount(0, { timeout: 4_000 });
  expect(pngFacts((await saveCard(page)).bytes)).toEqual(ISSUED);
});

test('O-SE-01 markup in a pet’s name is text on the card and in its picture', async ({ page, request }) => {
  const evil = '<img src=x onerror="window.__x=1">';
  const who = await prepareInsured(request, 'Luna');
  await bringSession(page, who);
  await page.route(/\/app\/user\/mascotas|\/web\/planes_portal/, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      body: text.replaceAll('"Luna"', JSON.stringify(evil)),
    });
  });
  await page.goto(cardPath(who));
  await expect(page.getByRole('img', { name: /^Carnet de <Img Src=x/ })).toBeVisible();
  const { name } = await saveCard(page);
  expect(name).toBe('carnet-img-src-x-onerror-window-x-1.png');
  expect(await page.evaluate(() => '__x' in window)).toBe(false);
});
