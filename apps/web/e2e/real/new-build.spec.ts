import { type Page, expect, test } from '@playwright/test';
import { fillPet } from '../journey/add-pet.ts';
import { buildOf, deploy, lookForWorker } from '../journey/deploy.ts';
import { type NetworkProxy, openProxy } from '../journey/network-proxy.ts';
import { addFiles, keptItems } from '../journey/outbox.ts';
import { bringSession, prepare } from '../journey/prepared.ts';
import { answerVetForm, sendVetForm } from '../journey/vet.ts';

test.use({ serviceWorkers: 'allow' });

let proxy: NetworkProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await openProxy(baseURL ?? '');
});
test.afterEach(() => proxy.cut());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const petName = (page: Page) => page.getByLabel('Nombre', { exact: true });

async function openHome(page: Page): Promise<{ count: number }> {
  await page.goto(`${proxy.url}/tabs/home`);
  await expect(heading(page, /^Hola/)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

async function slowUploads(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await set(20_000);
  return () => set(-1);
}

test('D110 a new build leaves a form and an upload alone, and comes with the next clean navigation', async ({
  page,
  request,
}) => {
  const { owner, claimId, path } = await sendVetForm(request);
  await page.goto(path);
  await answerVetForm(page, 'Luna');
  await bringSession(page, owner, proxy.url);
  const loads = await openHome(page);
  const before = await buildOf(page);
  await tab(page, 'Agregar mascota').click();
  await petName(page).fill('Milo');
  const fast = await slowUploads(page);
  const upload = page.waitForRequest('**/app/siniestro/add-other-file');
  await addFiles(page, claimId, [{ number: 1, kind: 'pdf', size: 3_000_000 }]);
  await upload;

  await test.step('Cuando hay una versión nueva, lo escrito y lo que se envía siguen', async () => {
    await deploy(proxy, page);
    expect(await lookForWorker(page)).toBe('activated');
    await page.waitForTimeout(1_000);
    await expect(petName(page)).toHaveValue('Milo');
  });

  await test.step('Cuando deja el formulario mientras el archivo sube, también', async () => {
    await tab(page, 'Inicio').click();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(petName(page)).toHaveValue('Milo');
    await tab(page, 'Inicio').click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(heading(page, /^Hola/)).toBeVisible();
    await page.waitForTimeout(1_000);
    expect(await keptItems(page)).toHaveLength(1);
    expect([loads.count, await buildOf(page)]).toEqual([0, before]);
  });

  await test.step('Cuando el archivo llegó, la pantalla siguiente es de la versión nueva', async () => {
    await fast();
    await expect.poll(() => keptItems(page)).toEqual([]);
    await expect(page.getByRole('link', { name: /Ver pendientes/ })).toHaveCount(0);
    await tab(page, 'Ajustes').click();
    await expect.poll(() => loads.count).toBe(1);
    await expect(heading(page, 'Ajustes')).toBeVisible();
    expect(await buildOf(page)).toBe('nextbuild');
  });

  await test.step('Y ninguna otra se carga de nuevo; atrás lleva a donde estaba', async () => {
    await tab(page, 'Nutrición').click();
    await expect(page).toHaveURL(/\/tabs\/alimentacion$/);
    await page.goBack();
    await expect(heading(page, 'Ajustes')).toBeVisible();
    expect(loads.count).toBe(1);
    await page.goBack();
    await expect(heading(page, /^Hola/)).toBeVisible();
  });
});

test('N-C36G a new build that another tab runs leaves what is typed in this one, which can still send it', async ({
  page,
  context,
  request,
}) => {
  await bringSession(page, await prepare(request), proxy.url);
  const loads = await openHome(page);
  await tab(page, 'Agregar mascota').click();
  await fillPet(page, 'Milo');
  const next = await deploy(proxy, page);
  const other = await context.newPage();
  const otherLoads = await openHome(other);
  await expect.poll(() => other.evaluate(() => caches.keys())).toEqual([`huella-${next}`]);
  await tab(other, 'Ajustes').click();
  await expect(heading(other, 'Ajustes')).toBeVisible();
  expect(await buildOf(other)).toBe(next);

  await expect(petName(page)).toHaveValue('Milo');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page
    .getByRole('radio', { name: /Plan|Huella/ })
    .first()
    .check();
  await page.getByRole('radio', { name: /3704/ }).check();
  await page.getByRole('button', { name: 'Contratar' }).click();
  await page.getByRole('button', { name: 'Continuar sin código' }).click();
  await expect(page.getByText('Datos enviados correctamente.')).toBeVisible();
  expect([loads.count, otherLoads.count]).toEqual([0, 0]);
});

test('a build that is announced but not served is not loaded', async ({ page, request }) => {
  await bringSession(page, await prepare(request), proxy.url);
  const loads = await openHome(page);
  const before = await buildOf(page);
  await deploy(proxy, page, { announcedOnly: true });
  expect(await lookForWorker(page)).toBe('redundant');
  for (const name of ['Ajustes', 'Inicio', 'Ajustes']) await tab(page, name).click();
  await expect(heading(page, 'Ajustes')).toBeVisible();
  await page.waitForTimeout(1_000);
  expect([loads.count, await buildOf(page)]).toEqual([0, before]);
});
