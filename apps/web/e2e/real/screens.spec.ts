import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { listenToConsole } from '../journey/console.ts';
import { noteBag } from '../journey/food.ts';
import { bringSession, prepare, type Prepared } from '../journey/prepared.ts';
import { sendVetForm } from '../journey/vet.ts';

const SCREENS = [
  { path: '/login', ready: 'Iniciar sesión' },
  { path: '/initial-slides', ready: 'Conozca Huella' },
  { path: '/register', ready: 'Crear una cuenta' },
  { path: '/pass-recover', ready: /contraseña/i },
  { path: '/terminos', ready: 'Términos y condiciones' },
  { path: '/privacidad', ready: 'Política de privacidad' },
] as const;

const SCREENS_OF_AN_OWNER = [
  { path: '/tabs/home', ready: /^Hola/ },
  { path: '/not-found', ready: 'No encontramos esta página' },
  { path: '/tabs/personal-data', ready: 'Datos personales' },
  { path: '/tabs/add-pet', ready: 'Agregar mascota' },
  { path: '/tabs/ajustes/medios-de-pago', ready: 'Medios de pago' },
  { path: '/tabs/ajustes/asociar', ready: 'Asociar mascotas' },
  { path: '/tabs/baja-cobertura', ready: 'Dar de baja una cobertura' },
  { path: '/tabs/ajustes/mis-datos', ready: 'Privacidad y mis datos' },
  { path: '/tabs/pet-details/{pet}', ready: 'Luna' },
  { path: '/tabs/pet-details/{pet}/peso', ready: 'Historial de peso' },
  { path: '/tabs/pet-details/{pet}/carnet', ready: 'Carnet' },
  { path: '/tabs/add-pet/{pet}', ready: 'Editar mascota' },
  { path: '/tabs/ajustes/notificaciones', ready: 'Notificaciones' },
  { path: '/tabs/pendientes', ready: 'Pendientes de enviar' },
  { path: '/tabs/ajustes', ready: /^(Ajustes|Su cuenta)$/ },
] as const;

const SCREENS_OF_CLAIMS = [
  { path: '/tabs/siniestros', ready: 'Siniestros' },
  { path: '/tabs/siniestros/pets', ready: 'Denunciar un siniestro' },
  { path: '/tabs/siniestros/new/{pet}', ready: 'Denunciar un siniestro' },
  { path: '/tabs/siniestros/show-siniestros/{pet}', ready: 'Historial de siniestros' },
  { path: '/tabs/siniestros/menu-siniestro/{claim}', ready: 'Siniestro' },
  { path: '/tabs/siniestros/menu-siniestro/{claim}?paso=reintegros', ready: 'Reintegros' },
  { path: '/tabs/siniestros/menu-siniestro/{claim}?paso=documentacion', ready: 'Documentación' },
  { path: '/tabs/siniestros/menu-siniestro/{claim}?paso=movimientos', ready: 'Movimientos' },
  { path: '/tabs/confirm', ready: 'Gracias' },
  { path: '/tabs/avisos', ready: 'Avisos' },
] as const;

const SCREENS_OF_THE_CALENDAR = [
  { path: '/tabs/historial', ready: 'Calendario' },
  { path: '/tabs/historial?ver=mes', ready: 'Calendario' },
  { path: '/crear-evento/1', ready: 'Nuevo evento' },
  { path: '/tabs/pet-details/{pet}/libreta', ready: /^Libreta sanitaria/ },
  { path: '/tabs/home/vet-call', ready: 'Videollamada veterinaria' },
  { path: '/tabs/ajustes/recordatorios', ready: 'Recordatorios' },
  { path: '/tabs/ajustes/calendario', ready: 'Calendario en su teléfono' },
] as const;

const SCREENS_OF_FOOD = [
  { path: '/tabs/alimentacion', ready: 'Nutrición' },
  { path: '/tabs/alimentacion/agregar', ready: 'Nuevo alimento' },
  { path: '/tabs/alimentacion/agregar?renueva={bag}', ready: 'Renovar la bolsa' },
  { path: '/tabs/alimentacion/editar/{bag}', ready: 'Editar alimento' },
  { path: '/tabs/alimentacion/historial', ready: 'Bolsas terminadas' },
] as const;

type Screen = (
  | typeof SCREENS
  | typeof SCREENS_OF_THE_CALENDAR
  | typeof SCREENS_OF_AN_OWNER
  | typeof SCREENS_OF_CLAIMS
  | typeof SCREENS_OF_FOOD
)[number];

function urlOf(path: string, { pets: [pet] }: Prepared): string {
  return path.replace('{pet}', String(pet));
}

/** axe rules about the page around a screen, which stories lack. */
const RULES_OF_THE_PAGE = [
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'region',
  'skip-link',
];

async function violations(page: Page) {
  // Without frames, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(RULES_OF_THE_PAGE);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
}

function controlsOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return { text: text.trim(), least: Math.min(width, height), height };
    }),
  );
}

async function check(page: Page, { path, ready }: Screen, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: ready })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect.soft(viewport, path).not.toMatch(/user-scalable=no|maximum-scale/);
  for (const { text, least } of await controlsOf(page, 'button, [role=button], a[href], [role=link]')) {
    expect.soft(text, `${path}: a control without a name`).not.toBe('');
    expect.soft(text, path).not.toMatch(/^(close|open|next|previous|clear|submit|back)$/i);
    if (least > 0) expect.soft(least, `${path}: ${text}`).toBeGreaterThanOrEqual(24);
  }
  for (const { height } of await controlsOf(page, 'button[type=submit]'))
    expect.soft(height, `${path}: submit`).toBeGreaterThanOrEqual(44);
  expect.soft(await violations(page), path).toEqual([]);
}

// The narrowest screen. Stories run axe on every state of every page.
test.use({ viewport: { width: 320, height: 640 } });

const CHECKS = 'fits 320 px, has room for a finger and a page around it, under the content policy';

test(`O-AX-04 O-AX-05 O-AX-06 every screen of anyone ${CHECKS}`, async ({ page }) => {
  test.setTimeout(120_000);
  const said = listenToConsole(page);
  for (const screen of SCREENS) await check(page, screen, screen.path);
  expect(said.filter(({ type }) => type === 'error')).toEqual([]);
});

test(`O-AX-04 O-AX-05 O-AX-06 every screen of an owner ${CHECKS}`, async ({ page, request }) => {
  test.setTimeout(120_000);
  const said = listenToConsole(page);
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  for (const screen of SCREENS_OF_AN_OWNER) await check(page, screen, urlOf(screen.path, who));
  await test.step('Y cada fila de los ajustes tiene lugar para un dedo', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^(Ajustes|Su cuenta)$/ })).toBeVisible();
    const rows = await controlsOf(page, 'main :is(li > a, li > button), nav a');
    expect(rows.length).toBeGreaterThan(6);
    for (const { text, least } of rows) expect.soft(least, text).toBeGreaterThanOrEqual(48);
  });
  expect(said.filter(({ type }) => type === 'error')).toEqual([]);
});

test(`O-AX-04 O-AX-05 O-AX-06 every screen of the calendar ${CHECKS}`, async ({ page, request }) => {
  test.setTimeout(120_000);
  const said = listenToConsole(page);
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  for (const screen of SCREENS_OF_THE_CALENDAR) await check(page, screen, urlOf(screen.path, who));
  expect(said.filter(({ type }) => type === 'error')).toEqual([]);
});

test(`O-AX-04 O-AX-05 O-AX-06 every screen of claims ${CHECKS}`, async ({ page, request }) => {
  test.setTimeout(120_000);
  const said = listenToConsole(page);
  const failed = new Set<string>();
  page.on('response', (response) => {
    if (response.status() >= 400) failed.add(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  const { owner, claimId } = await sendVetForm(request);
  await bringSession(page, owner);
  for (const screen of SCREENS_OF_CLAIMS)
    await check(page, screen, urlOf(screen.path, owner).replace('{claim}', String(claimId)));
  // A resolution is requested only where there may be one (D98): the browser would log its 404.
  expect([...failed]).toEqual([]);
  const errors = said.filter(({ type }) => type === 'error').map(({ text }) => text);
  expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test(`O-AX-04 O-AX-05 O-AX-06 every screen of food ${CHECKS}`, async ({ page, request }) => {
  test.setTimeout(120_000);
  const said = listenToConsole(page);
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  const id = await noteBag(request, who);
  for (const screen of SCREENS_OF_FOOD) await check(page, screen, screen.path.replace('{bag}', String(id)));
  expect(said.filter(({ type }) => type === 'error')).toEqual([]);
});
