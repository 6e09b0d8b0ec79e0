import { calls } from '@huella/contract';
import type { ExternalPolicyLine, ExternalPolicyValues } from '@huella/server/operator';
import { expect } from 'vitest';
import type { SuiteContext } from './suite-context.ts';
import { newClient, type Client } from './client.ts';

export const PASSWORD = 'Clave-segura-1';
export const VISA = '4509953566233704';
const VISA_ID = 1;
export const CBU = '2850590940090418135201';

export function personBody(changes: { persona?: object; domicilio?: object } = {}) {
  return {
    datos_persona: {
      nombre: 'Ana',
      apellido: 'Prueba',
      dni: '30123456',
      tel_celular: '1123456789',
      fecha_nacimiento: '1990-03-05',
      genero: 'F',
      ...changes.persona,
    },
    datos_domicilio: {
      direccion: 'Av. Ñandú 123',
      numero: '742',
      piso: null,
      departamento: null,
      localidad: 6001,
      ...changes.domicilio,
    },
  };
}

export function cardBody(changes: object = {}) {
  return { numero_pago: VISA, vencimiento: '2030-05-01T00:00:00-03:00', tipo: VISA_ID, ...changes };
}

export function petBody(
  paymentId: number,
  changes: { mascota?: object; pago?: object; codigo?: unknown } = {},
) {
  return {
    datos_mascota: {
      nombre: 'Luna',
      color: 'Negro',
      peso: 12.5,
      fecha_pesaje: '2026-11-20',
      sexo: 'H',
      fecha_nacimiento: '2024-03-05',
      animal: 'Perro',
      raza: 'Mestizo',
      ...changes.mascota,
    },
    datos_pago: { id: paymentId, plan: 1, ...changes.pago },
    codigo_vendedor: changes.codigo === undefined ? null : changes.codigo,
  };
}

let externalPolicies = 0;

export function externalPolicyLine(
  email: string,
  changes: Partial<ExternalPolicyValues> = {},
): ExternalPolicyLine {
  externalPolicies += 1;
  const values = {
    email,
    mascota: 'toto',
    especie: 'perro',
    raza: 'mestizo',
    sexo: 'M',
    color: 'Negro',
    nacimiento: '2023-02-01',
    plan: 'plan 2 companero',
    poliza: `CANAL-${externalPolicies}`,
    desde: '2026-06-01',
  };
  return { line: externalPolicies + 1, values: { ...values, ...changes } };
}

export async function register(client: Client, email = client.email): Promise<void> {
  const body = { email, password: PASSWORD, confirm: PASSWORD };
  const reply = await client.call(calls.register, { body, token: null });
  expect(reply.status).toBe(200);
}

export async function logIn(client: Client, password = PASSWORD): Promise<void> {
  const reply = await client.call(calls.login, { body: { email: client.email, password }, token: null });
  expect(reply.status).toBe(200);
  client.token = reply.body.token;
  client.refreshToken = reply.body.refreshToken;
}

export async function signUpAndLogIn(ctx: SuiteContext): Promise<Client> {
  const client = newClient(ctx);
  await register(client);
  await logIn(client);
  return client;
}

/** Adds personal data unless there are any. */
export async function addPersonalData(client: Client): Promise<void> {
  const { status } = await client.call(calls.createPerson, { body: personBody() });
  expect([201, 409]).toContain(status);
}

export async function signUpWithPerson(ctx: SuiteContext): Promise<Client> {
  const client = await signUpAndLogIn(ctx);
  await addPersonalData(client);
  return client;
}

export async function addCard(client: Client): Promise<number> {
  const reply = await client.call(calls.createPaymentMethod, { body: cardBody() });
  expect(reply.status).toBe(201);
  return reply.body.id;
}

/** Turns the account into one from before personal data were required. */
export async function forgetPerson({ ports }: SuiteContext, { email }: Client): Promise<void> {
  const account = ports.db.selectFrom('accounts').select('id').where('email_key', '=', email);
  await ports.db.deleteFrom('persons').where('account_id', '=', account).execute();
}

/** Insures a pet, with all that it needs. */
export async function addPet(client: Client, mascota: object = {}): Promise<number> {
  await addPersonalData(client);
  const paymentId = (await client.call(calls.createPaymentMethod, { body: cardBody() })).body.id;
  const reply = await client.call(calls.createPet, { body: petBody(paymentId, { mascota }) });
  expect(reply.status).toBe(201);
  return reply.body.id;
}
