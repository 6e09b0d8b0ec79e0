import { expect, test } from '@playwright/test';
import { askForName, decide, editPet, notices } from '../journey/change.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

test('a change of a pet is asked for, waits, is approved by the insurer, and is seen', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await page.goto('/tabs/home');
  await page.getByRole('link', { name: 'Luna' }).click();
  await test.step('Cuando pide otro nombre, la ficha dice qué espera', async () => {
    await editPet(page);
    await askForName(page, 'Lunita');
    await expect(page.getByText('Solicitud de cambio enviada correctamente.')).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/pet-details\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Luna', exact: true })).toBeVisible();
    await expect(notices(page).getByText('Solicitud de cambio en curso')).toBeVisible();
    await expect(notices(page).getByRole('listitem')).toContainText('Lunita');
    await expect(notices(page).getByText(/Fecha estimada: \d\d\/\d\d\/\d{4}\./)).toBeVisible();
  });
  await test.step('Cuando pide cambiar lo mismo otra vez, la aplicación dice qué dato espera', async () => {
    await editPet(page);
    await expect(page.getByText(/pidió cambiarlo a «Lunita»/)).toBeVisible();
    await askForName(page, 'Lunera');
    await expect(page.getByText(/Ya hay una solicitud de cambio en curso para Nombre\./)).toBeVisible();
    await page.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  });
  await test.step('Cuando la aseguradora aprueba, la ficha tiene el nombre nuevo y lo dice', async () => {
    await decide(who);
    await page.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('link', { name: 'Lunita' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lunita' })).toBeVisible();
    await expect(notices(page).getByText('Aprobamos su solicitud de cambio')).toBeVisible();
  });
  await test.step('Y cuando lo leyó, no vuelve a aparecer', async () => {
    await notices(page).getByRole('button', { name: 'Entendido' }).click();
    await expect(notices(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Lunita' })).toBeVisible();
    await expect(notices(page)).toHaveCount(0);
  });
});

test('a refused change shows the insurer’s reason, and the datum can be asked for again', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Toto'] });
  await bringSession(page, who);
  await page.goto('/tabs/home');
  await page.getByRole('link', { name: 'Toto' }).click();
  await editPet(page);
  await askForName(page, 'Totito');
  await expect(notices(page).getByText('Solicitud de cambio en curso')).toBeVisible();
  await decide(who, 'El nombre no coincide con la libreta');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Toto', exact: true })).toBeVisible();
  await expect(notices(page).getByText('Motivo: El nombre no coincide con la libreta')).toBeVisible();
  await editPet(page);
  await askForName(page, 'Totín');
  await expect(page.getByText('Solicitud de cambio enviada correctamente.')).toBeVisible();
  await expect(notices(page).getByText('Solicitud de cambio en curso')).toBeVisible();
});

test('O-SE-01 a name with markup is text in the review, in what waits and once it is approved', async ({
  page,
  request,
}) => {
  const name = '<img src=x onerror="window.__x=1">';
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await page.goto('/tabs/home');
  await page.getByRole('link', { name: 'Luna' }).click();
  await editPet(page);
  await askForName(page, name);
  await expect(notices(page).getByRole('listitem')).toContainText(name);
  await decide(who);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /onerror/i })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, '__x'))).toBeUndefined();
});

test('personal data opened from a pet lead back to it, and the request waits in the person’s data', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await page.goto('/tabs/home');
  await page.getByRole('link', { name: 'Luna' }).click();
  await page.getByRole('button', { name: /^Carnet y datos/ }).click();
  await page.getByRole('link', { name: /^Editar mis datos/ }).click();
  await page.getByLabel('Apellido').fill('Ríos Núñez');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Revisar los cambios' }).click();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL(/\/tabs\/pet-details\/\d+$/);
  await page.goto('/tabs/personal-data');
  await expect(notices(page).getByRole('listitem')).toContainText('Ríos Núñez');
  await expect(page.getByText(/pidió cambiarlo a «Ríos Núñez»/)).toBeVisible();
  await decide(who);
  await page.reload();
  await expect(page.getByLabel('Apellido')).toHaveValue('Ríos Núñez');
  await expect(notices(page).getByText('Aprobamos su solicitud de cambio')).toBeVisible();
});
