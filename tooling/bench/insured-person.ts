const EMAIL = 'ana@correo.example';
export const PASSWORD = 'una-clave-de-muestra';

interface Answer {
  id: number;
  token: string;
  refreshToken: string;
}

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
    localidad: 14_001,
  },
};

const card = { numero_pago: '4509953566233704', vencimiento: '2030-11-01T00:00:00-03:00', tipo: 1 };

const pets = [
  {
    nombre: 'Luna',
    color: 'Negro',
    sexo: 'H',
    fecha_nacimiento: '2023-03-05',
    animal: 'Perro',
    raza: 'Mestizo',
  },
  {
    nombre: 'Milo',
    color: 'Gris',
    sexo: 'M',
    fecha_nacimiento: '2024-07-20',
    animal: 'Gato',
    raza: 'Común Europeo',
  },
];

const weightEntries = [
  ['2026-03-02', 19.5],
  ['2026-05-04', 20.8],
  ['2026-07-03', 21.6],
  ['2026-09-01', 21.2],
  ['2026-11-20', 22.4],
] as const;

export interface InsuredPerson {
  readonly token: string;
  readonly refreshToken: string;
  readonly petIds: readonly number[];
}

export async function insuredPerson(url: string): Promise<{ name: string; value: string }[]> {
  const { token, refreshToken } = await insure(url, EMAIL);
  const stored = { token, refreshToken, USER_MAIL: EMAIL, TOUR_GENERAL_DONE: 'true' };
  return Object.entries(stored).map(([name, value]) => ({ name, value }));
}

export async function insure(url: string, email: string): Promise<InsuredPerson> {
  const post = (path: string, body: object, token?: string) => postTo(url, path, body, token);
  await post('/auth/register', { email, password: PASSWORD, confirm: PASSWORD });
  const { token, refreshToken } = await logIn(url, email);
  await post('/app/user/personas', person, token);
  const { id } = await post('/app/user/datospagos', card, token);
  const petIds: number[] = [];
  for (const datos_mascota of pets) {
    const body = { datos_mascota, datos_pago: { id, plan: 1 }, codigo_vendedor: null };
    petIds.push((await post('/app/user/mascotas', body, token)).id);
  }
  for (const [fecha_pesaje, peso] of weightEntries)
    await post('/app/user/mascotas/historial-peso', { mascotaId: petIds[0], peso, fecha_pesaje }, token);
  return { token, refreshToken, petIds };
}

export function logIn(url: string, email: string): Promise<Answer> {
  return postTo(url, '/auth/login', { email, password: PASSWORD });
}

async function postTo(url: string, path: string, body: object, token?: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer, for measurements only
  return (await response.json()) as Answer;
}
