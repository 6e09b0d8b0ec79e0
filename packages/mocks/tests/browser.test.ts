import { BROWSER_ARGUMENTS, findBrowser } from '@huella/tooling/browser';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { servePage } from './serve-page.ts';

let site: Awaited<ReturnType<typeof servePage>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await servePage();
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

beforeEach(async () => {
  page = await browser.newPage();
  await open(page);
});

afterEach(() => page.close());

async function open(tab: Page): Promise<void> {
  await tab.goto(site.url);
  await tab.locator('body[data-ready=yes]').waitFor();
}

function statusOf(path: string, body?: unknown): Promise<number | string> {
  return page.evaluate(askStatus, { path, body: body === undefined ? null : JSON.stringify(body) });
}

async function askStatus({ path, body }: { path: string; body: string | null }) {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${localStorage.getItem('token')}`,
  };
  try {
    return (await fetch(path, body === null ? { headers } : { method: 'POST', headers, body })).status;
  } catch (error) {
    return String(error);
  }
}

const panel = () => page.getByRole('dialog', { name: 'Consola de QA' });

/** By its button: the shortcut works only some moments after the page is ready. */
async function openConsole(): Promise<void> {
  await page.getByRole('button', { name: 'QA', exact: true }).click();
  await panel().waitFor();
}

async function become(person: RegExp): Promise<void> {
  await openConsole();
  await Promise.all([page.waitForEvent('load'), panel().getByRole('button', { name: person }).click()]);
  await page.locator('body[data-ready=yes]').waitFor();
}

test('the worker answers with the true server, and what was written is there after a reload', async () => {
  const account = { email: 'ana@huella.test', password: 'secreta1', confirm: 'secreta1' };
  expect(await statusOf('/web/planes')).toBe(200);
  expect(await statusOf('/auth/register', account)).toBe(200);
  await page.reload();
  await page.locator('body[data-ready=yes]').waitFor();
  expect(await statusOf('/auth/register', account)).toBe(409);
});

test('becoming somebody writes the literal keys and starts the app again', async () => {
  await become(/asegurada/);
  expect(await page.evaluate(() => localStorage.getItem('USER_MAIL'))).toBe('asegurada@huella.test');
  expect(await statusOf('/app/user/mascotas')).toBe(200);
});

test('a network failure reaches the page as one, once', async () => {
  await openConsole();
  await panel()
    .getByRole('combobox', { name: /^Llamada que falla/ })
    .selectOption('listPlans');
  await panel().getByRole('combobox', { name: 'Falla', exact: true }).selectOption('sin conexión');
  await panel().getByRole('button', { name: 'Agregar falla' }).click();
  await panel()
    .getByText(/listPlans: sin conexión, 1 vez/)
    .waitFor();
  expect(await statusOf('/web/planes')).toBe('TypeError: Failed to fetch');
  expect(await statusOf('/web/planes')).toBe(200);
});

test('a moved clock moves the page’s calendar and outlives a reload', async () => {
  await openConsole();
  await panel().getByLabel('Hora argentina').fill('2031-12-24T12:00');
  await panel().getByRole('button', { name: 'Ir a esa hora' }).click();
  await panel()
    .getByText(/24 de diciembre de 2031/)
    .waitFor();
  await page.reload();
  await page.locator('body[data-ready=yes]').waitFor();
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2031);
});

test('the link of a captured mail opens the server’s page, which sets a new password', async () => {
  await become(/nueva/);
  await statusOf('/auth/password', { email: 'nueva@huella.test' });
  await openConsole();
  await panel().locator('summary').click();
  await panel().getByRole('button', { name: /^http/ }).click();
  const frame = page.frameLocator('iframe[title="Página del servidor"]');
  for (const name of ['password', 'confirm']) await frame.locator(`[name=${name}]`).fill('otra-clave-1');
  await frame.getByRole('button').click();
  await frame.locator('form').waitFor({ state: 'detached' });
  expect(await statusOf('/auth/login', { email: 'nueva@huella.test', password: 'otra-clave-1' })).toBe(200);
});

test('pets of another channel are associated in the page of a captured mail, which leads back to the app', async () => {
  await become(/por-asociar/);
  expect(await statusOf('/app/user/mascotas/generar-link', { email: 'por-asociar@huella.test' })).toBe(200);
  await openConsole();
  await panel().locator('summary').click();
  await panel().frameLocator('.mail-html').getByRole('link').first().click();
  const frame = page.frameLocator('iframe[title="Página del servidor"]');
  await frame.getByText('Milonga').waitFor();
  await frame.getByRole('button', { name: 'Asociar las mascotas' }).click();
  const back = frame.getByRole('link', { name: 'Abrir Huella' });
  await Promise.all([page.waitForEvent('load'), back.click()]);
  await page.locator('body[data-ready=yes]').waitFor();
  expect(await statusOf('/app/user/mascotas')).toBe(200);
});

test('an image is validated and processed in the page by the real rules', async () => {
  await become(/con-historia/);
  expect(await page.evaluate(uploadDrawing, 'image/jpeg')).toEqual([200, 160, 800]);
  expect(await page.evaluate(uploadDrawing, 'image/png')).toEqual([415, 0, 0]);
});

/** Returns the status and the widths of thumbnail and image. */
async function uploadDrawing(type: string): Promise<number[]> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
  const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 700 });
  canvas.getContext('2d')?.fillRect(0, 0, 500, 700);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  const [pet] = await (await fetch('/app/user/mascotas', { headers })).json();
  const body = new FormData();
  body.set('mascotaId', String(pet.id));
  body.set('pic', file ?? '');
  const response = await fetch('/app/user/mascotas/profilepic', { method: 'POST', headers, body });
  const { img_link, foto_link } = await response.json();
  if (!response.ok) return [response.status, 0, 0];
  const full = await (await fetch(foto_link, { headers })).blob();
  const thumbnail = await (await fetch(img_link)).blob();
  const bitmaps = await Promise.all([createImageBitmap(thumbnail), createImageBitmap(full)]);
  return [response.status, ...bitmaps.map(({ width }) => width)];
}

test('a link of the app to a page of the server opens it over the app', async () => {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="/carnet/1-x" target="_blank">Ver la verificación</a>',
    );
  });
  await page.getByRole('link', { name: 'Ver la verificación' }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'El carnet no verifica' }).waitFor();
  await page.getByRole('button', { name: 'Cerrar página' }).click();
  expect(await page.locator('iframe').count()).toBe(0);
});

test('a URL makes its scenario, which leaves the URL and outlives a reload', async () => {
  await page.goto(
    `${site.url}?otra=1&qa=asegurada&falla=listPlans:503&latencia=listPets:1&reloj=2031-12-24T10:00`,
  );
  await page.waitForURL(`${site.url}?otra=1`);
  await page.locator('body[data-ready=yes]').waitFor();
  expect(page.url()).toBe(`${site.url}?otra=1`);
  await page.reload();
  await page.locator('body[data-ready=yes]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('USER_MAIL'))).toBe('asegurada@huella.test');
  expect([await statusOf('/web/planes'), await statusOf('/web/planes')]).toEqual([503, 503]);
  const link = await page.evaluate(() => window.huellaQa?.link());
  expect(link).toContain('?otra=1&qa=asegurada&falla=listPlans:503&latencia=listPets:1&reloj=2031-12-24T10:');
});

test('papers of a persona wait on the device, and their calls fail until somebody else is there', async () => {
  await become(/con-envios/);
  expect(await page.evaluate(() => localStorage.getItem('waiting:con-envios@huella.test'))).toBe(
    ['addDniFile', 'addDniFile', 'addBookletFile', 'addCbuFile', 'addOtherFile']
      .map((call) => `${call} image/jpeg`)
      .join(),
  );
  expect(await page.evaluate(() => window.huellaQa?.link())).toContain(
    'falla=addDniFile:network,addBookletFile:network,addCbuFile:network,addOtherFile:413',
  );
  await become(/asegurada/);
  expect(await page.evaluate(() => window.huellaQa?.link())).not.toContain('falla');
});

test('a name that nobody knows opens the console, which says so', async () => {
  await page.goto(`${site.url}?qa=asegurado`);
  await panel().waitFor();
  expect(await panel().getByRole('alert').textContent()).toBe(
    'No existe la persona «asegurado». Puede ser: asegurada.',
  );
});

test('the page is driven by huellaQa, and its whole state goes into another browser', async () => {
  await page.evaluate(() => window.huellaQa?.persona('con-siniestros'));
  await page.waitForFunction(() => document.body.dataset['ready'] === 'yes');
  await page.evaluate(async () => {
    const qa = window.huellaQa;
    qa?.fault('listPlans', { status: 500, times: 1 });
    await qa?.clock.set('2031-03-05T10:00');
    await qa?.clock.advance({ hours: 1, minutes: 30 });
    const [claim] = (await qa?.operator.claims()) ?? [];
    await qa?.operator.close(claim?.id ?? 0, 'La retiró su dueña.');
  });
  expect([await statusOf('/web/planes'), await statusOf('/web/planes')]).toEqual([500, 200]);
  expect(await page.evaluate(() => window.huellaQa?.log().slice(0, 2))).toMatchObject([
    { callId: 'listPlans', method: 'GET', path: '/web/planes', status: 200, fault: null },
    { callId: 'listPlans', status: 500, fault: 500 },
  ]);
  const state = (await page.evaluate(() => window.huellaQa?.exportState())) ?? '';
  const other = await (await browser.newContext()).newPage();
  await open(other);
  await Promise.all([
    other.waitForEvent('load'),
    other.evaluate((text) => window.huellaQa?.importState(text), state).catch(() => undefined),
  ]);
  await other.locator('body[data-ready=yes]').waitFor();
  expect(await other.evaluate(() => window.huellaQa?.clock.now())).toBe('2031-03-05T11:30');
  expect(await other.evaluate(() => localStorage.getItem('USER_MAIL'))).toBe('con-siniestros@huella.test');
  await other.context().close();
});

test('a URL without https says that it needs it, in place of the app', async () => {
  const origin = 'http://192.168.0.10:5174';
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, site.url).href }) });
  });
  await page.goto(origin);
  await page.getByText(/La versión de QA necesita https o localhost/).waitFor();
  expect(await page.locator('#huella-qa-console').count()).toBe(0);
});
