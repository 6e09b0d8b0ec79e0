import type { FoodBag } from '@huella/contract';
import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import { foodRoutes } from '../routes.ts';
import type { NewBagBody } from '../api/new-bag.ts';

type Server = Parameters<NonNullable<TestAppOptions['before']>>[0];

export interface FoodVisitOptions extends Omit<TestAppOptions, 'before'> {
  at: string;
  having?: readonly Partial<NewBagBody>[];
  before?: (server: Server) => void;
}

const path = '/app/user/stock-alimento';

export const maxiAdult: NewBagBody = {
  mascotas: [1],
  alimentoId: 7,
  kilos: 15,
  duracion: 30,
  fechaCompra: '2026-11-01',
  contactoProveedor: '11 15-4555-1234',
  nombrePetShop: 'El Ñandú',
  modalidadCompra: 'WhatsApp',
};

export const miniAdult: NewBagBody = {
  ...maxiAdult,
  alimentoId: 1,
  kilos: 7.5,
  duracion: 31,
  fechaCompra: '2026-11-20',
};

/** By default as the owner of Luna (1, a bitch) and Mishi (2, a tomcat). */
export function visitFood({ having = [], before, ...options }: FoodVisitOptions) {
  return renderRoutes(foodRoutes, {
    as: 'asegurada',
    ...options,
    before: async (server) => {
      for (const bag of having) await send(server, 'POST', path, { ...maxiAdult, ...bag });
      before?.(server);
    },
  });
}

export async function storedBags({ server }: Pick<RenderedRoutes, 'server'>): Promise<FoodBag[]> {
  const bags: FoodBag[] = await (await send(server, 'GET', path)).json();
  return bags.toSorted((left, right) => left.id - right.id);
}

export async function send(server: Server, method: string, to: string, body?: object): Promise<Response> {
  const { token } = await server.as('asegurada');
  const response = await server.app.fetch(
    new Request(`http://huella.test${to}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw new Error(`${method} ${to}: ${response.status} ${await response.text()}`);
  return response;
}
