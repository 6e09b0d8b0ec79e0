import { randomUUID } from 'node:crypto';
import { login, tokens, type Tokens } from '@huella/contract/auth';
import { createPaymentMethod, paymentMethod } from '@huella/contract/payments';
import { createPerson } from '@huella/contract/person';
import * as z from 'zod/mini';
import { send } from './send.ts';

export const password = 'Contraseña-de-Ana-1';

export async function newPerson(url: string): Promise<Tokens & { readonly email: string }> {
  const email = `ana.${randomUUID()}@correo.example`;
  const registered = await send('POST', `${url}/auth/register`, {
    body: { email, password, confirm: password },
  });
  if (registered.status !== 200) throw new Error(`register answered ${registered.status}`);
  return { email, ...(await logIn(url, email)) };
}

export async function logIn(url: string, email: string): Promise<Tokens> {
  const { body } = await send('POST', `${url}${login.path}`, { body: { email, password } });
  return tokens.parse(body);
}

/** Adds personal data unless there are any, because a policy needs a holder. */
export async function addPersonalData(url: string, token: string): Promise<void> {
  const body = {
    datos_persona: {
      nombre: 'Ana',
      apellido: 'Suárez',
      dni: '30123456',
      tel_celular: '1144556677',
      fecha_nacimiento: '1990-05-03',
      genero: 'F',
    },
    datos_domicilio: { direccion: 'Rivadavia', numero: '4567', localidad: 14001 },
  };
  const { status } = await send('POST', `${url}${createPerson.path}`, { token, body });
  if (status !== 201 && status !== 409) throw new Error(`createPerson answered ${status}`);
}

/** A CBU that is unique for this number. */
export function cbuOf(number: number): string {
  return `28505909${String(number).padStart(14, '0')}`;
}

/** Adds a savings account, whose stored write can be checked later. */
export function addCbu(url: string, token: string, number: number, headers: Record<string, string> = {}) {
  const body = { numero_pago: cbuOf(number), vencimiento: null, tipo: 30 };
  return send('POST', `${url}${createPaymentMethod.path}`, { token, body, headers });
}

export async function listCbuIds(url: string, token: string): Promise<number[]> {
  const { body } = await send('GET', `${url}${createPaymentMethod.path}`, { token });
  return z.parse(z.array(paymentMethod), body).map(({ id }) => id);
}

export function idOf(body: unknown): number {
  return z.parse(z.object({ id: z.number() }), body).id;
}
