import { type Page, expect } from '@playwright/test';
import { logOut } from '../journey/account.ts';
import { fillPet } from '../journey/add-pet.ts';
import { BELOW, test, type Visit, type Way } from '../journey/ways-back.ts';

// Longer means for ever.
test.use({ actionTimeout: 15_000 });

const WAYS: readonly Way[] = ['browser', 'installed', 'gesture'];

interface Situation {
  readonly name: string;
  readonly arrive: (visit: Visit) => Promise<void>;
  /** Goes back, and checks the result. */
  readonly leave: (visit: Visit) => Promise<void>;
}

const heading = ({ page }: Visit, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const CLAIM = /^Siniestro \d+ de Luna$/;
const path = ({ page }: Visit) => new URL(page.url()).pathname;
const isAt = (visit: Visit, expected: string) => expect.poll(() => path(visit)).toBe(expected);

/** Until the app has put an entry below its first, nothing can ask. */
const waitForWayOut = (page: Page) =>
  page.waitForFunction(() => {
    const below = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
    return below?.url?.endsWith('robots.txt') === false;
  });

/** Asks before the app closes: staying keeps the page, and the next back asks again. */
async function asksToExit(visit: Visit): Promise<void> {
  const here = path(visit);
  // In a tab nothing asks (D37).
  if (visit.way !== 'installed') {
    await visit.back();
    return isAt(visit, BELOW);
  }
  await waitForWayOut(visit.page);
  await visit.back();
  const question = visit.page.getByRole('alertdialog', { name: '¿Salir de Huella?' });
  await question.getByRole('button', { name: 'Quedarme' }).click();
  await expect(question).toHaveCount(0);
  await visit.back();
  await expect(question).toBeVisible();
  expect(path(visit)).toBe(here);
}

/** O-FO-02: asks each time; URL and typed text stay, and leaving leads to the previous page. */
function losesWhatWasTyped(before: string, typed: (visit: Visit) => Promise<void>): Situation['leave'] {
  return async (visit) => {
    const here = path(visit);
    const question = visit.page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
    for (const answer of ['Seguir editando', 'Seguir editando', 'Salir sin guardar']) {
      await visit.back();
      await expect(question).toBeVisible();
      expect(path(visit)).toBe(here);
      await typed(visit);
      await question.getByRole('button', { name: answer }).click();
      await expect(question).toHaveCount(0);
    }
    await isAt(visit, before);
  };
}

const follow = (from: string, link: string | RegExp) => async (visit: Visit) => {
  await visit.open(from);
  await visit.page.getByRole('main').getByRole('link', { name: link }).first().click();
};

const petName = ({ page }: Visit) => page.getByLabel('Nombre', { exact: true });
const whatHappened = ({ page }: Visit) => page.getByLabel('¿Qué pasó?');
const petShop = ({ page }: Visit) =>
  page.getByRole('textbox', { name: 'Pet shop', exact: true, includeHidden: true });

async function startEvent(visit: Visit): Promise<void> {
  await follow('/tabs/historial', 'Agregar evento')(visit);
  await visit.page.getByRole('radio', { name: 'Vacuna' }).check();
}

async function openClaimMenu(visit: Visit): Promise<void> {
  await visit.open(`/tabs/siniestros/show-siniestros/${visit.owner.pets[0]}`);
  await visit.page.getByRole('main').getByRole('link', { name: /Tose/ }).click();
  await expect(heading(visit, CLAIM)).toBeVisible();
}

async function openClaimStep(visit: Visit): Promise<void> {
  await openClaimMenu(visit);
  await visit.page.getByRole('link', { name: /^Movimientos/ }).click();
  await expect(heading(visit, 'Movimientos')).toBeVisible();
}

/** The table of specification §2 *Device back button* and *Claim menu*, D37, D38, and forms added later. */
const SITUATIONS: readonly Situation[] = [
  {
    name: 'login asks to exit',
    arrive: async (visit) => {
      await visit.open('/login', 'guest');
      await visit.page.getByLabel('Email').click();
    },
    leave: asksToExit,
  },
  {
    name: 'home asks to exit',
    arrive: async (visit) => {
      await visit.open('/tabs/home');
      await heading(visit, /^Hola/).click();
    },
    leave: asksToExit,
  },
  {
    name: 'slides lead to the login',
    arrive: async (visit) => {
      await visit.open('/initial-slides', 'guest');
      await heading(visit, 'Conozca Huella').click();
    },
    leave: async (visit) => {
      await visit.back();
      await expect(heading(visit, 'Iniciar sesión')).toBeVisible();
    },
  },
  {
    name: 'a pet being added warns',
    arrive: async (visit) => {
      await follow('/tabs/home', /mascota/i)(visit);
      await petName(visit).fill('Luna');
    },
    leave: losesWhatWasTyped('/tabs/home', (visit) => expect(petName(visit)).toHaveValue('Luna')),
  },
  {
    name: 'the plan of a pet being added leads to its data',
    arrive: async (visit) => {
      await visit.open('/tabs/add-pet');
      await fillPet(visit.page, 'Luna');
      await visit.page.getByRole('button', { name: 'Continuar' }).click();
      await expect(visit.page).toHaveURL(/paso=/);
    },
    leave: async (visit) => {
      await visit.back();
      await expect(petName(visit)).toHaveValue('Luna');
      await expect(visit.page).toHaveURL(/\/tabs\/add-pet$/);
    },
  },
  {
    name: 'personal data warn',
    arrive: async (visit) => {
      await visit.open('/tabs/home');
      await visit.page.goto('/datos-personales');
      await petName(visit).fill('Anita');
    },
    leave: losesWhatWasTyped('/tabs/home', (visit) => expect(petName(visit)).toHaveValue('Anita')),
  },
  {
    name: 'the first step of an event warns',
    arrive: startEvent,
    leave: losesWhatWasTyped('/tabs/historial', ({ page }) =>
      expect(page.getByRole('radio', { name: 'Vacuna', includeHidden: true })).toBeChecked(),
    ),
  },
  {
    name: 'the second step of an event leads to the first',
    arrive: async (visit) => {
      await startEvent(visit);
      await visit.page.getByRole('radio', { name: 'Sí' }).check();
      await visit.page.getByLabel('¿Cuándo ocurrió?').fill('01/11/2026');
      await visit.page.getByRole('textbox', { name: 'Hora' }).fill('10:15');
      await visit.page.getByRole('button', { name: 'Continuar' }).click();
      await isAt(visit, '/crear-evento/2');
    },
    leave: async (visit) => {
      await visit.back();
      await isAt(visit, '/crear-evento/1');
      await expect(visit.page.getByRole('textbox', { name: 'Hora' })).toHaveValue('10:15');
    },
  },
  {
    name: 'a claim that was not sent warns',
    arrive: async (visit) => {
      await follow('/tabs/siniestros/pets', /^Luna/)(visit);
      await whatHappened(visit).fill('Tose');
    },
    leave: losesWhatWasTyped('/tabs/siniestros/pets', (visit) =>
      expect(whatHappened(visit)).toHaveValue('Tose'),
    ),
  },
  {
    name: 'food that was not saved warns',
    arrive: async (visit) => {
      await follow('/tabs/alimentacion', 'Nuevo alimento')(visit);
      await petShop(visit).fill('El Ñandú');
    },
    leave: losesWhatWasTyped('/tabs/alimentacion', (visit) => expect(petShop(visit)).toHaveValue('El Ñandú')),
  },
  {
    name: "a step of a claim's menu leads to the menu",
    arrive: openClaimStep,
    leave: async (visit) => {
      await visit.back();
      await expect(heading(visit, CLAIM)).toBeVisible();
    },
  },
  {
    name: "a claim's menu leads to the pet's claims",
    arrive: openClaimMenu,
    leave: async (visit) => {
      await visit.back();
      await expect(heading(visit, 'Historial de siniestros')).toBeVisible();
    },
  },
  {
    name: 'N-C37G an open dialog is closed, the moment it opens, and nothing else',
    arrive: openClaimStep,
    leave: async (visit) => {
      await visit.page.goBack();
      await visit.page.getByRole('button', { name: 'Enviar el formulario' }).click();
      await visit.page.getByRole('dialog').waitFor();
      await visit.back();
      await expect(visit.page.getByRole('dialog')).toHaveCount(0);
      await expect(heading(visit, CLAIM)).toBeVisible();
      await visit.back();
      await expect(heading(visit, 'Historial de siniestros')).toBeVisible();
    },
  },
  {
    name: 'elsewhere the screen before comes',
    arrive: follow('/tabs/home', 'Luna'),
    leave: async (visit) => {
      await expect(heading(visit, 'Luna')).toBeVisible();
      await visit.back();
      await expect(heading(visit, /^Hola/)).toBeVisible();
    },
  },
];

for (const way of WAYS)
  test.describe(way, () => {
    test.use({ way });
    for (const { name, arrive, leave } of SITUATIONS)
      test(name, async ({ visit }) => {
        await arrive(visit);
        await leave(visit);
      });
  });

test.describe('out of the first screen', () => {
  test.describe('of the installed app', () => {
    test.use({ way: 'installed' });

    test('back leads home, and from there asks', async ({ visit }) => {
      await visit.open(`/tabs/siniestros/show-siniestros/${visit.owner.pets[0]}`);
      await heading(visit, 'Historial de siniestros').click();
      await waitForWayOut(visit.page);
      await visit.back();
      await expect(heading(visit, /^Hola/)).toBeVisible();
      await asksToExit(visit);
    });

    test('a window that may not be closed is left by the next back, without a second question', async ({
      visit,
    }) => {
      await visit.open('/tabs/siniestros');
      await visit.page.evaluate(() => (window.close = () => undefined));
      await heading(visit, 'Siniestros').click();
      await waitForWayOut(visit.page);
      await visit.page.getByRole('link', { name: 'Inicio' }).click();
      await heading(visit, /^Hola/).click();
      await visit.back();
      await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Salir' }).click();
      await expect(visit.page.getByText('Para salir, vuelva atrás una vez más.')).toBeVisible();
      await expect(heading(visit, /^Hola/)).toBeVisible();
      await visit.back();
      await isAt(visit, BELOW);
    });
  });

  test.describe("of a browser's tab", () => {
    test('back closes the open sheet, then leaves in one step; forward leads in again', async ({ visit }) => {
      await visit.open(`/tabs/siniestros/menu-siniestro/${visit.owner.claimId}`);
      await visit.page.getByRole('button', { name: 'Enviar el formulario' }).click();
      await visit.page.getByRole('dialog').waitFor();
      await visit.back();
      await expect(visit.page.getByRole('dialog')).toHaveCount(0);
      await expect(heading(visit, CLAIM)).toBeVisible();
      await visit.back();
      await isAt(visit, BELOW);
      await visit.page.goForward();
      await expect(heading(visit, CLAIM)).toBeVisible();
      await visit.back();
      await isAt(visit, BELOW);
    });

    test('what was typed is asked about once, in the words of the app', async ({ visit }) => {
      const asked: string[] = [];
      visit.page.on('dialog', (dialog) => asked.push(dialog.type()));
      await visit.open('/tabs/add-pet');
      await petName(visit).fill('Luna');
      await visit.back();
      await visit.page.getByRole('button', { name: 'Salir sin guardar' }).click();
      await isAt(visit, BELOW);
      expect(asked).toEqual([]);
    });
  });
});

test('back twice in a row over a dialog closes it and goes no further than one screen', async ({ visit }) => {
  const { page } = visit;
  await visit.open('/tabs/home');
  await page.getByRole('link', { name: 'Siniestros', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: /Tose/ }).click();
  await page.getByRole('button', { name: 'Enviar el formulario' }).click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/siniestro/);
  const url = path(visit);
  await page.reload();
  await expect(heading(visit, url.includes('menu') ? CLAIM : 'Siniestros')).toBeVisible();
});

test('a URL that leads elsewhere is not a trap, nor is one that does not exist, signed in or not', async ({
  visit,
}) => {
  for (const as of ['owner', 'guest'] as const)
    for (const url of ['/', '/datos-personales', '/no-existe']) {
      await visit.open(url, as);
      await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible();
      await visit.back();
      await isAt(visit, BELOW);
    }
});

test('D41 back after the login never shows it, and after the logout shows nothing of the account', async ({
  visit,
}) => {
  const { page, owner } = visit;
  await visit.open('/tabs/ajustes', 'guest');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await isAt(visit, '/tabs/ajustes');
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
  await visit.back();
  await isAt(visit, '/tabs/ajustes');
  await logOut(page);
  await expect(heading(visit, 'Iniciar sesión')).toBeVisible();
  await page.goForward();
  await expect(heading(visit, 'Iniciar sesión')).toBeVisible();
  await expect(page.getByText('Luna', { exact: true })).toHaveCount(0);
  await visit.back();
  await expect(page.getByText(owner.email)).toHaveCount(0);
});
