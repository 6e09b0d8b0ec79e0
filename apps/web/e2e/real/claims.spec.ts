import { type Browser, type Page, expect, test } from '@playwright/test';
import { operate } from '../journey/insurer.ts';
import { vetFormsMailedTo } from '../journey/mails.ts';
import { bringSession, prepare } from '../journey/prepared.ts';
import { answerVetForm } from '../journey/vet.ts';

const formOf = (path: string) => Number(path.match(/\d+/)?.[0]);

async function openAsVet(browser: Browser, email: string, count: number): Promise<Page> {
  await expect.poll(() => vetFormsMailedTo(email), 'the mails to the vet').toHaveLength(count);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-AR' });
  const page = await context.newPage();
  const newest = vetFormsMailedTo(email).toSorted((one, other) => formOf(other) - formOf(one))[0];
  await page.goto(newest ?? '');
  return page;
}

function today(): string {
  const timeZone = 'America/Argentina/Buenos_Aires';
  return new Date().toLocaleDateString('es-AR', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
}

const currentStage = (page: Page) =>
  page.getByRole('region', { name: 'Etapas del siniestro' }).locator('[aria-current="step"]');

async function report(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Siniestros', exact: true }).click();
  await page.getByRole('link', { name: 'Denunciar un siniestro' }).click();
  await page.getByRole('link', { name: /^Luna/ }).click();
  await page.getByLabel('Día de la enfermedad o del accidente').fill(today());
  await page.getByLabel('¿Qué pasó?').fill('Vomitó toda la noche <b>y</b> no come');
  await page.getByRole('button', { name: 'Enviar la denuncia' }).dblclick();
  await expect(page.getByText('El siniestro fue cargado correctamente!')).toBeVisible();
}

async function sendForm(page: Page, mail: string): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill('Dra. Eva Paz');
  await page.getByLabel('Email').fill(mail);
  await page.getByLabel('Teléfono').fill('11 4567-8901');
  await page.getByLabel('Fecha de atención').fill(today());
  await page.getByRole('button', { name: 'Enviar formulario' }).click();
  await expect(page.getByText('Formulario enviado correctamente!')).toBeVisible();
}

test('a claim goes from the report to the payment: the owner on a phone, the vet without scripts, the insurer at the command line', async ({
  page,
  browser,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  const vet = `eva.${who.email}`;
  await bringSession(page, who);
  await page.goto('/tabs/home');

  await test.step('La dueña denuncia y envía el formulario a su veterinaria', async () => {
    await report(page);
    await expect(currentStage(page)).toContainText('Falta su parte: enviar el formulario');
    await currentStage(page).getByRole('button', { name: 'Enviar el formulario' }).click();
    await sendForm(page, vet);
    await expect(currentStage(page)).toContainText('Espera a su veterinario');
  });
  const claim = page.url().match(/\d+$/)?.[0] ?? '';

  await test.step('La veterinaria lo completa y pide una ecografía', async () => {
    const form = await openAsVet(browser, vet, 1);
    await answerVetForm(form, 'Luna', 'Ecografía');
    await expect(form.getByRole('main')).toContainText('Ana Ríos');
  });

  await test.step('La dueña lo ve, y manda el estudio a la misma veterinaria', async () => {
    await page.getByRole('link', { name: /^Reintegros/ }).click();
    await expect(page.getByText(/^Completado por Eva Paz/)).toBeVisible();
    await page.getByRole('checkbox', { name: /^Elegir/ }).check();
    await page.getByRole('button', { name: 'Enviar Reintegros (1)' }).click();
    await page.getByRole('button', { name: /Eva Paz/ }).click();
    await sendForm(page, vet);
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(currentStage(page)).toContainText('Espera a su veterinario');
  });
  await answerVetForm(await openAsVet(browser, vet, 2), 'Luna');

  await test.step('La aseguradora recibe papeles y comprobantes, aprueba y paga', async () => {
    for (const slot of ['dniFrente', 'dniDorso', 'libretas', 'cbu'])
      await operate('claim', 'paper', claim, slot, 'received');
    const shown = await operate('claim', 'show', claim);
    const forms = [...new Set([...shown.matchAll(/COMPLETADO\s+(\d+)/g)].map(([, form = '']) => form))];
    expect(forms).toHaveLength(2);
    for (const form of forms) await operate('claim', 'receipt', claim, form, 'Consulta', '18000');
    await page.reload();
    await expect(currentStage(page)).toContainText('Estamos revisando su siniestro.');
    await operate('claim', 'approve', claim);
    await operate('claim', 'pay', claim, '--bank-account', '1234');
  });

  await test.step('Y la dueña lee que está pagado, y cómo se hizo la cuenta', async () => {
    await page.reload();
    await expect(page.getByText(/^Le pagamos \$\s36\.000 el .* terminada en 1234\.$/)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('36.000');
    await expect(currentStage(page)).toContainText('Pagado · ');
    await page.getByRole('link', { name: 'Inicio' }).click();
    await expect(page.getByRole('heading', { name: 'Todo en orden' })).toBeVisible();
  });
});
