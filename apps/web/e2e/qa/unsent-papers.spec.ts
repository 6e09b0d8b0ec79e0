import { expect, test } from '@playwright/test';

test('papers wait on the device of a persona, one was rejected, and the rest is sent once the network is back', async ({
  page,
}) => {
  await page.goto('/tabs/home?qa=con-envios');
  await expect(page.getByText('5 archivos: 1 no se pudo enviar, 4 por enviar').first()).toBeVisible();
  await page.evaluate(() => {
    for (const call of ['addDniFile', 'addBookletFile', 'addCbuFile'] as const)
      window.huellaQa?.fault(call, null);
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByText('1 archivo: 1 no se pudo enviar').first()).toBeVisible();
});
