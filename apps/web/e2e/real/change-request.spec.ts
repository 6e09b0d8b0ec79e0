import { expect, test } from '@playwright/test';
import { requestName, decide, editPet, notices } from '../journey/change.ts';
import { bringSession, prepare } from '../journey/prepared.ts';
import { returnUntilSeen } from '../journey/return-to-app.ts';

test('a change of a pet is requested, rejected with a reason, requested again, approved, and shown', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await page.goto('/tabs/home');
  await page.getByRole('link', { name: 'Luna', exact: true }).click();
  await test.step('Cuando pide otro nombre, la ficha dice qué espera', async () => {
    await editPet(page);
    await requestName(page, 'Lunera');
    await expect(page.getByText('Solicitud de cambio enviada correctamente.')).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/pet-details\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Luna', exact: true })).toBeVisible();
    await expect(notices(page).getByText('Solicitud de cambio en curso')).toBeVisible();
    await expect(notices(page).getByRole('listitem')).toContainText('Lunera');
    await expect(notices(page).getByText(/Fecha estimada: \d\d\/\d\d\/\d{4}\./)).toBeVisible();
  });
  await test.step('Cuando la aseguradora no acepta, la ficha dice el motivo', async () => {
    await decide(who, 'El nombre no coincide con la libreta');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Luna', exact: true })).toBeVisible();
    await expect(notices(page).getByText('Motivo: El nombre no coincide con la libreta')).toBeVisible();
    await notices(page).getByRole('button', { name: 'Entendido' }).click();
    await expect(notices(page)).toHaveCount(0);
  });
  await test.step('Y el mismo dato se puede pedir otra vez', async () => {
    await editPet(page);
    await requestName(page, 'Lunita');
    await expect(page.getByText('Solicitud de cambio enviada correctamente.')).toBeVisible();
    await expect(notices(page).getByText('Solicitud de cambio en curso')).toBeVisible();
  });
  await test.step('Cuando la aseguradora aprueba, la ficha tiene el nombre nuevo y lo dice', async () => {
    await decide(who);
    await page.getByRole('button', { name: 'Volver' }).click();
    const pet = page.getByRole('link', { name: 'Lunita', exact: true });
    await returnUntilSeen(page, pet);
    await pet.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lunita' })).toBeVisible();
    await returnUntilSeen(page, notices(page).getByText('Aprobamos su solicitud de cambio', { exact: true }));
  });
  await test.step('Y cuando lo leyó, no vuelve a aparecer', async () => {
    await notices(page).getByRole('button', { name: 'Entendido' }).click();
    await expect(notices(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Lunita' })).toBeVisible();
    await expect(notices(page)).toHaveCount(0);
  });
});
