import { expect, test } from '@playwright/test';
import { bringSession, prepare } from '../journey/prepared.ts';

const DAY = 86_400_000;
const inDays = (count: number) =>
  new Date(Date.now() + count * DAY).toLocaleDateString('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

test('a vaccine is noted over a reload and a step back, moved, and deleted', async ({ page, request }) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await page.goto('/tabs/home');

  await test.step('Cuando carga una vacuna de hace una semana, la hora se elige de la lista', async () => {
    await page.goto('/crear-evento/1');
    await page.getByRole('radio', { name: 'Vacuna' }).check();
    await page.getByRole('radio', { name: 'Sí' }).check();
    await page.getByLabel('¿Cuándo ocurrió?').fill(inDays(-7));
    await page.getByRole('button', { name: 'Elegir la hora' }).click();
    await page.getByRole('menuitem', { name: '10:15' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('combobox', { name: 'Vacuna' }).click();
    await page.getByRole('option', { name: 'Antirrábica' }).click();
    await expect(
      page.getByText('Refuerzo anual, según el catálogo. Consulte a su veterinario.'),
    ).toBeVisible();
  });
  const next = await page.getByLabel('Próxima dosis').inputValue();

  await test.step('Después de recargar y de volver un paso sigue todo', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Próxima dosis')).toHaveValue(next);
    await page.goBack();
    await expect(page).toHaveURL(/\/crear-evento\/1$/);
    await expect(page.getByRole('textbox', { name: 'Hora' })).toHaveValue('10:15');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('combobox', { name: 'Vacuna' })).toHaveValue('Antirrábica');
  });

  await test.step('Con dos toques se guarda una sola vez', async () => {
    await page.getByRole('button', { name: 'Guardar el evento' }).dblclick();
    await expect(page.getByText('El evento ha sido creado con exito')).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/historial/);
    await page.goto('/tabs/historial?estado=realizados');
    await expect(page.getByRole('link', { name: /^Vacuna/ })).toHaveCount(1);
  });

  await test.step('La mueve un día, y la elimina', async () => {
    await page.getByRole('link', { name: /^Vacuna/ }).click();
    await page.getByLabel('¿Cuándo ocurrió?').fill(inDays(-6));
    await expect(page.getByText(`La próxima fecha no cambia: ${next}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('El evento ha sido editado con éxito')).toBeVisible();
    await page.getByRole('link', { name: /^Vacuna/ }).click();
    await page.getByRole('button', { name: 'Eliminar el evento' }).click();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(page.getByText('El evento ha sido eliminado con éxito')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Vacuna/ })).toHaveCount(0);
  });
});
