import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { bringSession, type Prepared, prepare } from './prepared.ts';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function arriveAtPet(
  page: Page,
  request: APIRequestContext,
): Promise<Prepared & { petId: number }> {
  const who = await prepare(request, { pets: ['Luna'] });
  const petId = (await petOf(request, who)).id;
  await bringSession(page, who);
  await page.goto(`/tabs/pet-details/${petId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
  return { ...who, petId };
}

export async function petOf(request: APIRequestContext, { token }: Pick<Prepared, 'token'>) {
  const answer = await request.get('/app/user/mascotas', { headers: { authorization: `Bearer ${token}` } });
  const [pet]: { id: number; img_link: string | null; foto_link: string | null }[] = await answer.json();
  if (!pet) throw new Error('there is no pet');
  return pet;
}

export async function openPhotoSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cambiar la foto de Luna' }).click();
  await expect(page.getByRole('dialog', { name: 'Foto de perfil' })).toBeVisible();
}

export async function choosePhoto(page: Page, file: PhotoFile): Promise<void> {
  await page.getByLabel('Elegir foto').setInputFiles(file);
}

export async function savePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar foto' }).click();
}

export async function seePhotoSaved(page: Page): Promise<void> {
  await expect(page.getByText('La foto de Luna se guardó.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const photo = page.getByRole('img', { name: 'Foto de Luna' }).last();
  await expect(photo).toHaveAttribute('src', /^blob:/);
}
