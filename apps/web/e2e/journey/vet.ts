import { type APIRequestContext, type APIResponse, type Page, expect } from '@playwright/test';
import { fileClaim, prepare, type Prepared } from './prepared.ts';

interface SeenIndication {
  readonly id: number;
  readonly tipo: string;
  readonly estado: string;
  readonly enlace: { readonly estado: string } | null;
}

export interface SentForm {
  readonly owner: Prepared;
  readonly claimId: number;
  readonly path: string;
  readonly indications: () => Promise<SeenIndication[]>;
}

function succeeded(response: APIResponse): APIResponse {
  expect(response.ok(), `${response.url()} answered ${response.status()}`).toBe(true);
  return response;
}

const veterinario = {
  nombre: 'Dra. Eva Paz',
  mail: 'eva@clinica.example',
  telefono: '11 4567-8901',
  tipo: 'VetContact',
};

export async function sendVetForm(request: APIRequestContext): Promise<SentForm> {
  const owner = await prepare(request, { pets: ['Luna'] });
  const { token } = owner;
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => succeeded(await request.get(path, { headers }));
  const post = async (path: string, data: object) => succeeded(await request.post(path, { data, headers }));
  const claimId = await fileClaim(request, owner);
  await post('/app/vet-form/link', { veterinario, derivaciones: [], siniestroId: claimId });
  const indications = async () => {
    const list: SeenIndication[] = await (await get(`/app/vet-form/sub-vet-form?id=${claimId}`)).json();
    return list;
  };
  const [indication] = await indications();
  const link: { url: string } = await (await get(`/app/vet-form/enlace?id=${indication?.id}`)).json();
  return { owner, claimId, path: new URL(link.url).pathname, indications };
}

export async function answerVetForm(page: Page, pet: string, asks?: string): Promise<void> {
  const next = page.locator('.footer').getByRole('button', { name: 'Continuar' });
  const heading = (name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByLabel('Número de matrícula').fill('MP 1234');
  await page.getByLabel('Provincia de la matrícula').selectOption('Córdoba');
  await next.click();
  await page.getByLabel('Control general', { exact: true }).check();
  await next.click();
  await heading(`¿Qué síntomas tenía ${pet}?`);
  await next.click();
  await heading('¿Qué hizo?');
  await next.click();
  await heading(`¿Qué pide para ${pet}?`);
  if (asks) await page.getByRole('button', { name: asks }).click();
  await next.click();
  await page.getByRole('button', { name: 'Enviar el formulario' }).click();
  await heading(/^Gracias/);
}
