import { type Page, expect, test } from '@playwright/test';
import { logIn, logOut } from '../journey/account.ts';
import { cardPath, givePhoto, prepareInsured } from '../journey/card.ts';
import { deploy } from '../journey/deploy.ts';
import { type NetworkProxy, openProxy } from '../journey/network-proxy.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

test.use({ serviceWorkers: 'allow' });

let proxy: NetworkProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await openProxy(baseURL ?? '');
});
test.afterEach(() => proxy.cut());

interface Kept {
  caches: string[];
  files: string[];
  databases: string[];
}

function keptBy(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    return { caches: names, files: files.flat(), databases };
  });
}

/** Until the worker has every script that the page has loaded. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 20_000,
  });
  await page.waitForLoadState('networkidle');
  const used = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const scripts = used.filter((path) => /^\/assets\/.*\.js$/.test(path));
  expect(scripts.length).toBeGreaterThan(4);
  const missing = async () => {
    const { files } = await keptBy(page);
    return scripts.filter((path) => !files.includes(path));
  };
  await expect.poll(missing).toEqual([]);
}

test('a card that was seen opens without a network after a reload, and nothing is left after the logout for the next person', async ({
  page,
  request,
}) => {
  const who = await prepareInsured(request, 'Luna');
  await bringSession(page, who);
  await givePhoto(page, who);
  await bringSession(page, who, proxy.url);
  await page.goto(`${proxy.url}${cardPath(who)}`);
  const card = page.getByRole('img', { name: 'Carnet de Luna: Vigente' });
  await expect(card).toBeVisible();
  await untilKept(page);
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(page.getByRole('article', { name: 'Luna' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();

  await test.step('Cuando no hay red', async () => {
    await proxy.cut();
    await page.reload();
    await expect(card).toBeVisible();
    await expect(page.getByText(/Guardado en este dispositivo el \d\d\/\d\d\/\d{4}\./)).toBeVisible();
  });

  await test.step('Cuando abre la app desde el inicio, también sin red', async () => {
    await page.goto(`${proxy.url}/`);
    await page.getByRole('link', { name: 'Carnet de Luna' }).click();
    await expect(card).toBeVisible();
  });

  await test.step('Cuando vuelve la red', async () => {
    await proxy.restore();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText(/Guardado en este dispositivo/)).toHaveCount(0);
    await expect(card).toBeVisible();
  });

  await test.step('O-PW-03 Cuando cierra la sesión', async () => {
    expect((await keptBy(page)).databases).toContain('huella-cards');
    await logOut(page);
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(async () => (await keptBy(page)).databases).not.toContain('huella-cards');
    const { files } = await keptBy(page);
    expect(files.filter((file) => file !== '/index.html' && !file.startsWith('/assets/'))).toEqual([]);
    const texts = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    for (const secret of [who.email, who.token, 'Luna', 'HU-']) expect(texts).not.toContain(secret);
  });

  await test.step('Cuando ingresa otra persona en el mismo dispositivo, no abre ese carnet', async () => {
    await logIn(page, await prepare(request));
    await expect(page).toHaveURL(/\/tabs\/home$/);
    await page.goto(`${proxy.url}${cardPath(who)}`);
    await expect(page.getByText('No encontramos esta mascota')).toBeVisible();
    await expect(page.getByText('Luna')).toHaveCount(0);
  });
});

test('a screen that was never loaded says so without a network, and the tabs stay', async ({
  page,
  context,
  request,
}) => {
  const who = await prepareInsured(request, 'Luna');
  await bringSession(page, who, proxy.url);
  await page.goto(`${proxy.url}/tabs/home`);
  await expect(page.getByRole('article', { name: 'Luna' })).toBeVisible();
  // Without its worker the app is not on the device yet, and a reload would show the browser's own page.
  await untilKept(page);
  // Sets the device offline first: a cut connection alone looks like a deployment, and reloads the app.
  await context.setOffline(true);
  await proxy.cut();
  await page.getByRole('link', { name: 'Agregar mascota' }).click();
  await expect(page.getByText('Esta pantalla todavía no está en su dispositivo')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Todavía no hay conexión.')).toBeVisible();
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(page.getByRole('article', { name: 'Luna' })).toBeVisible();
  await page.getByRole('link', { name: 'Agregar mascota' }).click();
  await expect(page.getByText('Esta pantalla todavía no está en su dispositivo')).toBeVisible();
  await proxy.restore();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /Paso 1 de 2/ })).toBeVisible();
});

test('O-PW-04 a new version takes the place of the old one, of its pages and of its files', async ({
  page,
  request,
}) => {
  const who = await prepareInsured(request, 'Luna');
  await bringSession(page, who, proxy.url);
  await page.goto(`${proxy.url}${cardPath(who)}`);
  await untilKept(page);
  const [before = ''] = (await keptBy(page)).caches;
  await deploy(proxy, page);
  const answer = await page.goto(`${proxy.url}/tabs/home`);
  expect(await answer?.text()).toContain('content="nextbuild"');
  await expect.poll(async () => (await keptBy(page)).caches, { timeout: 20_000 }).not.toContain(before);

  await test.step('Cuando después no hay red, el carnet visto abre con la versión nueva', async () => {
    await untilKept(page);
    await expect
      .poll(async () => (await keptBy(page)).files.some((file) => file.includes('create-card-page')), {
        timeout: 20_000,
      })
      .toBe(true);
    await proxy.cut();
    await page.goto(`${proxy.url}${cardPath(who)}`);
    await expect(page.getByRole('img', { name: 'Carnet de Luna: Vigente' })).toBeVisible();
  });
});
