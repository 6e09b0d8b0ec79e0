import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Page, type Route, expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { addFiles, keptHashes, keptItems, leftInBrowser } from '../journey/outbox.ts';
import { bringSession, prepare } from '../journey/prepared.ts';
import { openUploadProxy } from '../journey/upload-proxy.ts';
import { answerVetForm, sendVetForm } from '../journey/vet.ts';

const CLAIM = 1;
const UPLOADS = '**/app/siniestro/add-other-file';
const nothing = { items: 0, files: 0, witnessed: 0 };

const pdfs = (count: number, size = 30_000) =>
  Array.from({ length: count }, (_, number) => ({ number: number + 1, kind: 'pdf' as const, size }));

const labelOf = (route: Route) =>
  /Estudio (\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1];

async function refuseTwo(page: Page): Promise<void> {
  await page.route(UPLOADS, (route) => {
    if (Number(labelOf(route)) > 2) return route.abort('connectionrefused');
    const json = { message: 'El archivo está dañado.', code: 'invalid_fields' };
    return route.fulfill({ status: 422, json });
  });
}

test('two tabs send ten files once each, never two at a time', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { owner, claimId, path } = await sendVetForm(request);
  await page.goto(path);
  await answerVetForm(page, 'Luna');
  const proxy = await openUploadProxy(baseURL ?? '');
  await bringSession(page, owner, proxy.url);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${proxy.url}/tabs/home`);
  for (const tab of [page, other]) {
    await addFiles(tab, claimId, []);
    await tab.waitForLoadState('networkidle');
  }
  await test.step('Cuando agrega diez sin conexión y la conexión vuelve', async () => {
    await proxy.cut();
    await addFiles(page, claimId, pdfs(10, 200_000));
    await expect(other.getByRole('link', { name: '10 archivos por enviar. Ver pendientes' })).toBeVisible();
    await proxy.restore();
    for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  });
  await test.step('Entonces llegan diez, una vez cada uno, y las dos pestañas lo saben', async () => {
    await expect.poll(() => keptItems(page), { timeout: 60_000 }).toEqual([]);
    await expect(other.getByRole('link', { name: /Ver pendientes/ })).toHaveCount(0);
    expect([...proxy.requests.values()]).toEqual(Array.from({ length: 10 }, () => 1));
    expect(proxy.most.inAll).toBe(1);
    const headers = { authorization: `Bearer ${owner.token}` };
    const url = `/app/siniestro/documentacion-extra?siniestroId=${claimId}`;
    expect(await (await request.get(url, { headers })).json()).toHaveLength(10);
  });
  await proxy.cut();
});

test('a full disk: a sentence at once, and the file is sent from the page', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await page.context().newCDPSession(page);
  const origin = baseURL ?? '';
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 5_000_000 });
  await bringSession(page, await prepare(request));
  let sent = 0;
  await page.route(UPLOADS, (route) => {
    sent += 1;
    return route.fulfill({ status: 201, json: { id: 1, downloadLink: '/x' } });
  });
  await page.goto('/tabs/home');
  const [added] = await addFiles(page, CLAIM, pdfs(1, 12_000_000));
  expect(added?.isPersisted).toBe(false);
  test.info().annotations.push({ type: 'milliseconds until it was said', description: String(added?.ms) });
  await expect(page.getByText(/no pudo guardar el archivo. Lo enviamos ahora/)).toBeVisible();
  await expect.poll(() => sent).toBe(1);
  await expect(page.getByRole('link', { name: /Ver pendientes/ })).toHaveCount(0);
});

test('D73 a logout with three waiting and two failed tells both numbers, offers copies, and leaves nothing', async ({
  page,
  request,
}) => {
  await bringSession(page, await prepare(request));
  await refuseTwo(page);
  await page.goto('/tabs/ajustes');
  await addFiles(page, CLAIM, pdfs(5));
  const badge = page.getByRole('link', {
    name: '5 archivos: 2 no se pudieron enviar, 3 por enviar. Ver pendientes',
  });
  await expect(badge).toBeVisible();
  const hashes = await keptHashes(page);
  expect(hashes).toHaveLength(5);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Cerrar sesión?' });
  await test.step('Cuando guarda copias, son iguales byte por byte', async () => {
    await expect(
      question.getByText(/3 archivos que faltan enviar y 2 que no se pudieron enviar/),
    ).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: 'Guardar copias' }).click(),
    ]);
    const copies = Object.values(unzipSync(readFileSync(await download.path())));
    expect(copies.map((bytes) => createHash('sha256').update(bytes).digest('hex')).toSorted()).toEqual(
      hashes,
    );
  });
  await test.step('Cuando se queda, todo sigue ahí', async () => {
    await question.getByRole('button', { name: 'Quedarme' }).click();
    await expect(badge).toBeVisible();
  });
  await test.step('Cuando cierra la sesión igual, no queda nada', async () => {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await question.getByRole('button', { name: 'Cerrar sesión igual' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => leftInBrowser(page)).toEqual(nothing);
  });
});

test('N-C16G a session that the server ended keeps the files for that account alone', async ({
  page,
  request,
}) => {
  const [first, second] = [await prepare(request), await prepare(request)];
  const tokens: (string | undefined)[] = [];
  await bringSession(page, first);
  const rejection = { status: 401, json: { message: 'No', code: 'unauthorized' } };
  await page.route(UPLOADS, (route) => route.fulfill(rejection));
  await page.goto('/tabs/home');
  await addFiles(page, CLAIM, pdfs(2));
  await expect(page).toHaveURL(/\/login/);
  expect(await leftInBrowser(page)).toEqual({ items: 2, files: 2, witnessed: 2 });
  await page.unroute(UPLOADS);
  await page.route(UPLOADS, (route) => {
    tokens.push(route.request().headers()['authorization']);
    return route.fulfill({ status: 201, json: { id: 1, downloadLink: '/x' } });
  });
  await test.step('Cuando entra otra persona, no ve ni envía nada de eso', async () => {
    await bringSession(page, second);
    await page.goto('/tabs/pendientes');
    await expect(page.getByRole('heading', { name: 'No hay nada pendiente' })).toBeVisible();
    expect(tokens).toEqual([]);
  });
  await test.step('Cuando vuelve la primera, se envían con su sesión', async () => {
    await bringSession(page, first);
    await page.goto('/tabs/home');
    await expect.poll(() => leftInBrowser(page)).toEqual(nothing);
    expect(tokens).toEqual([`Bearer ${first.token}`, `Bearer ${first.token}`]);
  });
});
