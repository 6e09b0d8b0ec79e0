import { type Page, expect, test } from '@playwright/test';
import { logIn, logOut } from '../journey/account.ts';
import { fillPet } from '../journey/add-pet.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

async function fillBothSteps(page: Page) {
  await page.goto('/tabs/add-pet');
  await fillPet(page);
  await page.getByRole('button', { name: 'Continuar' }).dblclick();
  await page
    .getByRole('radio', { name: /Plan|Huella/ })
    .first()
    .check();
  await page.getByRole('radio', { name: /3704/ }).check();
}

async function insureWithoutCode(page: Page) {
  await page.getByRole('button', { name: 'Contratar' }).click();
  await page.getByRole('button', { name: 'Continuar sin código' }).click();
}

/** Wraps every text in an element, as page translators do. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
}

test('a network that goes is named, the filled form stays through the last question, and a translated page goes on', async ({
  page,
  context,
  request,
}) => {
  const who = await prepare(request);
  await bringSession(page, who);
  await page.goto('/tabs/home');
  await fillBothSteps(page);
  await translate(page);

  await test.step('Cuando se corta la red al contratar', async () => {
    await context.setOffline(true);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByText('Sin conexión. Puede ver lo que ya se cargó.')).toBeInViewport();
    await insureWithoutCode(page);
    await expect(page.getByText('No hay conexión a internet. Revísela e intente nuevamente.')).toBeVisible();
  });

  await test.step('Y vuelve', async () => {
    await context.setOffline(false);
    await translate(page);
    await insureWithoutCode(page);
    await expect(page.getByText('Datos enviados correctamente.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Carnet de Ñandú María: Vigente' })).toBeVisible();
  });

  await test.step('Volver no lleva a un formulario enviado ni a una página en blanco', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible();
  });
});

test('a session that ends while insuring a pet costs nothing: after the login both steps are as they were', async ({
  page,
  request,
}) => {
  const who = await prepare(request);
  await bringSession(page, who);
  await fillBothSteps(page);

  await test.step('Cuando la sesión vence al contratar', async () => {
    for (const path of ['**/app/user/mascotas', '**/auth/refresh'])
      await page.route(path, (route) =>
        route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'x' } }),
      );
    await insureWithoutCode(page);
    await expect(page.getByText('Su sesión venció. Ingrese nuevamente para continuar.')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('Y vuelve a ingresar', async () => {
    await logIn(page, who);
    await expect(page.getByText('Recuperamos lo que había cargado.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /3704/ })).toBeChecked();
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('ñandú maría');
  });

  await test.step('Y recarga la página', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('ñandú maría');
  });

  await test.step('Cuando cierra la sesión, nada de eso queda en el dispositivo', async () => {
    await page.getByRole('link', { name: 'Ajustes' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await page.goto('/tabs/add-pet');
    await page.getByLabel('Nombre', { exact: true }).fill('Luna');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Luna');
    await page.getByRole('link', { name: 'Ajustes' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await logOut(page);
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Luna');
  });
});

test('code that does not arrive never reloads what is being typed, and the next try fetches it', async ({
  page,
  request,
}) => {
  const who = await prepare(request);
  const html = await (await request.get('/login')).text();
  // What the page does not name is requested when the browser is idle, or on submit.
  await page.route('**/assets/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
  );
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/login');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(who.password);
  await failed;
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText(/No pudimos comunicarnos con el servidor/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(who.email);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/tabs\/home$/);
});

test('a new screen begins at its top with its title in sight, and the one before is where it was', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await page.setViewportSize({ width: 360, height: 520 });
  await page.goto('/tabs/ajustes');
  const row = page.getByRole('link', { name: /Mis datos personales/ });
  await expect(row).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 90));
  await row.click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeInViewport();
  await page.getByRole('button', { name: 'Abrir calendario' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/tabs\/ajustes$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(90);
});
