import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { type Somebody, somebody } from './person.ts';

const person = {
  datos_persona: {
    nombre: 'Ana',
    apellido: 'Ríos',
    dni: '12345678',
    tel_celular: '1123456789',
    fecha_nacimiento: '1990-03-05',
    genero: 'F',
  },
  datos_domicilio: {
    direccion: 'Av. Ñandú',
    numero: '123',
    piso: null,
    departamento: null,
    localidad: 14001,
  },
};

const card = { numero_pago: '4509953566233704', vencimiento: '2028-11-01T00:00:00-03:00', tipo: 1 };

async function post(request: APIRequestContext, path: string, data: object, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await request.post(path, { data, headers });
  expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
  const answer: { id: number; token: string; refreshToken: string } = await response.json();
  return answer;
}

async function addPet(request: APIRequestContext, token: string, payment: number, nombre: string) {
  const plans: { id: number }[] = await (await request.get('/web/planes')).json();
  const pet = { color: 'Negro', sexo: 'H', fecha_nacimiento: '2024-03-05', animal: 'Perro', raza: 'Mestizo' };
  const body = {
    datos_mascota: { nombre, ...pet },
    datos_pago: { id: payment, plan: plans[0]?.id },
    codigo_vendedor: null,
  };
  return (await post(request, '/app/user/mascotas', body, token)).id;
}

export interface Prepared extends Somebody {
  token: string;
  refreshToken: string;
  pets: number[];
}

export async function prepare(
  request: APIRequestContext,
  { pets = [], bare = false }: { pets?: readonly string[]; bare?: boolean } = {},
): Promise<Prepared> {
  const who = somebody();
  const ids: number[] = [];
  await post(request, '/auth/register', { ...who, confirm: who.password });
  const tokens = await post(request, '/auth/login', who);
  if (!bare) {
    await post(request, '/app/user/personas', person, tokens.token);
    const { id } = await post(request, '/app/user/datospagos', card, tokens.token);
    for (const nombre of pets) ids.push(await addPet(request, tokens.token, id, nombre));
  }
  return { ...who, ...tokens, pets: ids };
}

/** Returns the number of a claim for their first pet, of today. */
export async function fileClaim(
  request: APIRequestContext,
  { token, pets }: Prepared,
  report = 'Tose',
): Promise<number> {
  const response = await request.post('/app/siniestro/create-siniestro', {
    headers: { authorization: `Bearer ${token}` },
    data: { fecha_carga: new Date().toISOString(), denuncia_administrativa: report, mascotaId: pets[0] },
  });
  expect(response.ok(), `the claim answered ${response.status()}`).toBe(true);
  const { data }: { data: number } = await response.json();
  return data;
}

/** Stores a session in the browser before the app starts, with the tour done, for the tests' origin or another. */
export async function bringSession(
  page: Page,
  { token, refreshToken, email }: Prepared,
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries({ token, refreshToken, USER_MAIL: email, TOUR_GENERAL_DONE: 'true' }),
  );
}
