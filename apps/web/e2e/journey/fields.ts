import type { Page } from '@playwright/test';

export async function pick(page: Page, label: string, search: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(search);
  await page.getByRole('option', { name: option, exact: true }).click();
}
