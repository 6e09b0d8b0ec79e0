import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { operate } from '../journey/insurer.ts';
import { bringSession, fileClaim, prepare, type Prepared } from '../journey/prepared.ts';

const invoice = {
  name: 'factura.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(import.meta.dirname, '..', 'fixtures', 'factura.jpg')),
};

async function drawnPage(page: Page, mark: string) {
  const url = await page.evaluate((words) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1200, 900);
    context.fillStyle = '#111';
    context.font = '28px sans-serif';
    for (let line = 1; line < 25; line += 1)
      context.fillText(`${words} ${line} ABCDEF 0123456789`, 60, line * 34);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, mark);
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `${mark}.jpg`, mimeType: 'image/jpeg', buffer };
}

async function answeredClaim(page: Page, who: Prepared): Promise<{ claim: number; form: number }> {
  const claim = await fileClaim(page.request, who, 'Se cortó la pata');
  const vet = { nombre: 'Eva Paz', mail: `eva.${who.email}`, telefono: '11 4567-8901', tipo: 'VetContact' };
  const sent = await page.request.post('/app/vet-form/link', {
    headers: { authorization: `Bearer ${who.token}` },
    data: { veterinario: vet, derivaciones: [], siniestroId: claim, fechaAtencion: null },
  });
  const { vetFormId: form }: { vetFormId: number } = await sent.json();
  await operate('demo', 'complete', String(form));
  return { claim, form };
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function sendPaper(
  page: Page,
  paper: string,
  files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0],
) {
  await page.getByRole('button', { name: `Enviar ${paper}`, exact: true }).click();
  await page.getByLabel(/^Elegir foto/).setInputFiles(files);
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
}

test('the papers and receipts of a claim go from the phone to the insurer, who returns one and approves the rest', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  const { claim, form } = await answeredClaim(page, who);
  await bringSession(page, who);

  await test.step('La dueña manda sus papeles: fotos, una libreta de dos páginas, un CBU sin conexión', async () => {
    await page.goto(`/tabs/siniestros/menu-siniestro/${claim}?paso=documentacion`);
    await sendPaper(page, 'el frente del DNI', await drawnPage(page, 'frente'));
    await expect(card(page, 'DNI: frente').getByText(/^Recibido hoy, /)).toBeVisible();
    await sendPaper(page, 'el dorso del DNI', await drawnPage(page, 'dorso'));
    await sendPaper(page, 'la libreta de vacunación', [
      await drawnPage(page, 'p1'),
      await drawnPage(page, 'p2'),
    ]);
    await expect(card(page, 'Libreta de vacunación').getByText(/^Recibido hoy, /)).toBeVisible();
    await page.getByRole('button', { name: 'Enviar el CBU' }).click();
    await page.getByLabel(/^Elegir foto/).setInputFiles(await drawnPage(page, 'cbu'));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
    await page.context().setOffline(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(card(page, 'CBU').getByText('En espera')).toBeVisible();
    await page.context().setOffline(false);
    await expect(card(page, 'CBU').getByText(/^Recibido hoy, /)).toBeVisible();
    await expect(card(page, 'CBU').locator('img')).toBeVisible();
  });

  await test.step('Y la factura, que se completa con su código y sobrevive a una recarga', async () => {
    await page.goto(`/tabs/siniestros/menu-siniestro/${claim}?paso=reintegros`);
    await page.getByRole('button', { name: 'Agregar comprobante' }).click();
    await page.getByLabel(/^Elegir foto/).setInputFiles(invoice);
    await page.getByRole('button', { name: 'Usar este papel' }).click();
    await expect(page.getByLabel('Monto')).toHaveValue('$ 45.250');
    await page.getByLabel('Monto').fill('40000');
    await page.reload();
    await page.getByRole('button', { name: 'Agregar comprobante' }).click();
    await expect(page.getByText(/Usted escribió \$\s40\.000 y el código dice \$\s45\.250/)).toBeVisible();
    await page.getByRole('button', { name: /^Usar \$\s45\.250$/ }).click();
    await expect(page.getByLabel('Monto')).toHaveValue('$ 45.250');
    await page.getByRole('button', { name: 'Enviar comprobante' }).click();
    await expect(page.getByText('Recibimos su comprobante.')).toBeVisible();
  });

  await test.step('La aseguradora los ve enteros, devuelve uno y aprueba otro', async () => {
    const shown = await operate('claim', 'show', String(claim));
    expect(shown).toContain('Factura B 00003-00001234');
    expect(shown).toContain(String(form));
    await operate(
      'claim',
      'paper',
      String(claim),
      'libretas',
      'returned',
      '--reason',
      'No se lee la primera página.',
    );
    await operate('claim', 'paper', String(claim), 'cbu', 'approved');
  });

  await test.step('La dueña lee por qué, y manda otra', async () => {
    await page.goto(`/tabs/siniestros/menu-siniestro/${claim}?paso=documentacion`);
    await expect(card(page, 'Libreta de vacunación')).toContainText('No se lee la primera página.');
    await expect(card(page, 'CBU').getByText(/^Aprobado el /)).toBeVisible();
    await expect(card(page, 'CBU').getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Enviar otra foto: la libreta de vacunación' }).click();
    await page.getByLabel(/^Elegir foto/).setInputFiles(await drawnPage(page, 'nueva'));
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(card(page, 'Libreta de vacunación').getByText(/^Recibido hoy, /)).toBeVisible();
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page.getByText('Estamos revisando su siniestro.')).toBeVisible();
  });
});
