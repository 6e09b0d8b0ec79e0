import { brotliCompressSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type Locator, type Page, expect, test } from '@playwright/test';
import { sendVetForm } from '../journey/vet.ts';

const STEPS = ['quien', 'atencion', 'sintomas', 'hecho', 'pedidos', 'revision', 'declinar'];
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'es-AR' };

const next = (page: Page) => page.locator('.footer').getByRole('button', { name: 'Continuar' });
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function openDevice(browser: Browser, path: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function giveLicence(page: Page): Promise<void> {
  await page.getByLabel('Número de matrícula').fill('MP 1234');
  await page.getByLabel('Provincia de la matrícula').selectOption('Córdoba');
  await next(page).click();
}

test('a vet without scripts fills in the form, goes on on another device, and is thanked', async ({
  browser,
  request,
}) => {
  const { path, indications } = await sendVetForm(request);
  const page = await openDevice(browser, path, false);
  await test.step('Cuando dice quién es, y se equivoca', async () => {
    await heading(page, '¿Quién atendió a Luna?');
    await next(page).click();
    await heading(page, /^Error/);
    await expect(page.getByLabel('Número de matrícula')).toHaveAccessibleDescription(/ingrese su número/);
    await giveLicence(page);
  });
  await test.step('Y cuenta la atención', async () => {
    await page.getByLabel('Urgencia', { exact: true }).check();
    await page.getByLabel('Algo más sobre la consulta').fill('Comió algo en la plaza');
    await page.getByLabel('Gastroenteritis', { exact: true }).check();
    await next(page).click();
    await page.getByLabel('Vómitos', { exact: true }).check();
    await next(page).click();
  });
  const other = await openDevice(browser, path, false);
  await test.step('Y sigue en otro dispositivo con lo que hizo y lo que pide', async () => {
    await heading(other, '¿Qué hizo?');
    await other.getByRole('button', { name: 'Otro medicamento o terapia' }).click();
    await other.getByLabel('Medicamento o terapia').fill('Omeprazol 10 mg por 5 días');
    await next(other).click();
    await other.getByRole('button', { name: 'Ecografía' }).click();
    await next(other).click();
  });
  await test.step('Entonces lo revisa, lo envía y recibe las gracias', async () => {
    for (const told of ['Urgencia', 'Comió algo en la plaza', 'Vómitos', /Omeprazol/, 'Estudio: Ecografía'])
      await expect(other.getByRole('main')).toContainText(told);
    await other.getByRole('button', { name: 'Enviar el formulario' }).click();
    await heading(other, 'Gracias, Eva Paz');
    await expect(other.getByRole('main')).toContainText('Ana Ríos');
    expect(await indications()).toMatchObject([
      { tipo: 'consulta', estado: 'COMPLETADO' },
      { tipo: 'estudioMascota', estado: 'PENDIENTE' },
    ]);
  });
});

test('with scripts what is typed is kept while it is typed, also over a dead network', async ({
  browser,
  request,
}) => {
  const { path, indications } = await sendVetForm(request);
  const page = await openDevice(browser, path);
  const state = async () => (await indications())[0]?.enlace?.estado;
  expect(await state()).not.toMatch(/abierto|empezado/);
  await page.getByLabel('Número de matrícula').click();
  await expect.poll(state).toBe('abierto');
  await giveLicence(page);
  await heading(page, '¿Cómo fue la atención?');
  const consultation = page.getByLabel('Algo más sobre la consulta');
  const status = page.getByRole('status');
  await consultation.fill('Primera línea');
  await expect(status).toHaveText('Guardado');
  const other = await openDevice(browser, path);
  await expect(other.getByLabel('Algo más sobre la consulta')).toHaveValue('Primera línea');

  await page.context().setOffline(true);
  await consultation.fill('Primera línea y más');
  await expect(status).toContainText('Sin conexión');
  await next(page).click();
  await expect(status).toContainText('Sin conexión');
  await expect(consultation).toHaveValue('Primera línea y más');
  await page.context().setOffline(false);
  await heading(page, '¿Qué síntomas tenía Luna?');
  await other.reload();
  await other.goto(`${path}?paso=atencion`);
  await expect(other.getByLabel('Algo más sobre la consulta')).toHaveValue('Primera línea y más');

  await test.step('Cuando deja la página con algo sin guardar, también queda', async () => {
    await page.getByLabel('Otros síntomas').fill('Hipo');
    await page.goto('about:blank');
    // Requests sent while a page unloads may arrive after the next page's.
    await expect.poll(async () => (await request.get(`${path}?paso=sintomas`)).text()).toContain('Hipo');
    await page.goto(`${path}?paso=sintomas`);
    await expect(page.getByLabel('Otros síntomas')).toHaveValue('Hipo');
  });
});

test('a plain consultation takes at most 20 taps and 60 typed characters, and weighs at most 60 kB', async ({
  browser,
  request,
}) => {
  const { path } = await sendVetForm(request);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const weights = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.status() !== 200 || response.request().method() !== 'GET') return;
    // A browser does not expose the bytes of a font.
    const isFont = response.request().resourceType() === 'font';
    const body = await (isFont ? await request.get(response.url()) : response).body();
    weights.set(response.url(), brotliCompressSync(body).byteLength);
  });
  let [taps, typed] = [0, 0];
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  const type = async (label: string, text: string) => {
    await tap(page.getByLabel(label));
    await page.keyboard.type(text);
    typed += text.length;
  };
  await page.goto(path);
  const goOn = async (title: string, button = next(page)) => {
    await tap(button);
    await heading(page, title);
  };
  await type('Número de matrícula', 'MP 1234');
  // Opens and picks in the system's own list of provinces.
  await page.getByLabel('Provincia de la matrícula').selectOption('Córdoba');
  taps += 2;
  await goOn('¿Cómo fue la atención?');
  await tap(page.getByLabel('Control general', { exact: true }));
  await tap(page.getByLabel('Otitis', { exact: true }));
  await goOn('¿Qué síntomas tenía Luna?');
  await tap(page.getByLabel('Picazón', { exact: true }));
  await tap(page.getByLabel('Dolor', { exact: true }));
  await goOn('¿Qué hizo?');
  await tap(page.getByRole('button', { name: 'Otro medicamento o terapia' }));
  await type('Medicamento o terapia', 'Gotas óticas cada 12 h, 7 días');
  await goOn('¿Qué pide para Luna?');
  await goOn('Revise y envíe');
  await goOn('Gracias, Eva Paz', page.getByRole('button', { name: 'Enviar el formulario' }));
  // A step of each kind with all its files, each counted once.
  const steps = [...weights]
    .filter(([url]) => !/\.css$|\.js$|\.woff2$|foto$/.test(url))
    .map(([, weight]) => weight);
  const files = [...weights]
    .filter(([url]) => /\.css$|\.js$|\.woff2$|foto$/.test(url))
    .map(([, weight]) => weight);
  const bytes = Math.max(...steps) + files.reduce((sum, weight) => sum + weight, 0);
  const description = `${taps} taps, ${typed} characters, ${bytes} bytes at most, ${files.length} files`;
  test.info().annotations.push({ type: 'figures', description });
  expect(taps).toBeLessThanOrEqual(20);
  expect(typed).toBeLessThanOrEqual(60);
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`O-AX-04 O-AX-05 every step is accessible, fits a small phone, also with large text (${colorScheme})`, async ({
    browser,
    request,
  }) => {
    const { path } = await sendVetForm(request);
    const context = await browser.newContext({
      ...phone,
      viewport: { width: 320, height: 640 },
      colorScheme,
    });
    const page = await context.newPage();
    await page.goto(path);
    await next(page).click();
    await heading(page, /^Error/);
    for (const search of [...STEPS.map((step) => `?paso=${step}`), '?paso=quien&revisar=1']) {
      await page.goto(path + search);
      await heading(page, /./);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(' ')),
      }));
      expect.soft(found, search).toEqual([]);
      for (const size of ['100%', '200%']) {
        const overflow = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          // A step with an error begins there.
          window.scrollTo(0, 0);
          return document.documentElement.scrollWidth - window.innerWidth;
        }, size);
        expect.soft(overflow, `${search} at ${size} scrolls sideways`).toBeLessThanOrEqual(0);
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport();
      }
    }
  });

test('a phone never shows more than three fields at first, and room for a finger on each', async ({
  browser,
  request,
}) => {
  const { path } = await sendVetForm(request);
  const page = await openDevice(browser, path);
  for (const step of STEPS) {
    await page.goto(`${path}?paso=${step}`);
    const fields = await page
      .locator('input:not([type=hidden],[type=checkbox]), textarea, select')
      .evaluateAll(
        (elements) =>
          elements.filter((element) => {
            const { top, bottom, height } = element.getBoundingClientRect();
            return height > 0 && top >= 0 && bottom <= window.innerHeight && element.checkVisibility();
          }).length,
      );
    expect.soft(fields, step).toBeLessThanOrEqual(3);
    const small = await page
      .locator('button:not(.first), .chip, select, summary, main a')
      .evaluateAll((elements) =>
        elements
          .map((element) => [element.textContent?.trim(), element.getBoundingClientRect().height] as const)
          .filter(([, height]) => height > 0 && height < 44),
      );
    expect.soft(small, step).toEqual([]);
  }
});

test('the whole form works by keyboard alone', async ({ browser, request }) => {
  const { path } = await sendVetForm(request);
  const page = await openDevice(browser, path);
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${String(target)}`);
  };
  await tabTo(page.getByLabel('Número de matrícula'));
  await page.keyboard.type('MP 1234');
  await tabTo(page.getByLabel('Provincia de la matrícula'));
  await page.keyboard.type('Córdoba');
  await tabTo(next(page));
  await page.keyboard.press('Enter');
  await heading(page, '¿Cómo fue la atención?');
  await tabTo(page.getByLabel('Control general'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await heading(page, '¿Qué síntomas tenía Luna?');
  await tabTo(next(page));
  await page.keyboard.press('Enter');
  await heading(page, '¿Qué hizo?');
  await tabTo(page.locator('summary', { hasText: 'Estudios' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Ecografía' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Estudio: Ecografía')).toBeVisible();
  await tabTo(page.getByLabel('Resultado'));
  await page.keyboard.type('Normal');
  await tabTo(next(page));
  await page.keyboard.press('Enter');
  await heading(page, '¿Qué pide para Luna?');
  await tabTo(next(page));
  await page.keyboard.press('Enter');
  await heading(page, 'Revise y envíe');
  await tabTo(page.getByRole('button', { name: 'Enviar el formulario' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Gracias, Eva Paz');
});
