import type { InsuredPerson } from '../insured-person.ts';

export interface Visit {
  readonly label: string;
  /** 0 without a response. */
  readonly status: number;
  readonly took: number;
}

interface SoakRequest {
  readonly label: string;
  readonly method?: string;
  readonly path: string;
  readonly body?: () => object;
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

function requestsOf([pet = 0]: readonly number[], times: () => number): SoakRequest[] {
  const screens: SoakRequest[] = [
    { label: 'pets', path: '/app/user/mascotas' },
    { label: 'pet', path: `/app/user/mascotas/${pet}` },
    { label: 'events', path: `/app/user/eventos/timeline?mascotaId=${pet}` },
    { label: 'claims', path: `/app/siniestro/siniestros?id=${pet}` },
    { label: 'food', path: '/app/user/stock-alimento' },
    { label: 'payments', path: '/app/user/datospagos' },
    { label: 'inbox', path: '/app/user/notificaciones' },
    { label: 'calendar', path: '/app/user/calendario' },
  ];
  const event = () => ({
    mascotaId: pet,
    tipo: 'Consulta',
    event_on: day(-2),
    hora: '10:15',
    done: true,
    description: `Control ${times()}`,
  });
  const notes: SoakRequest[] = [
    { label: 'note event', method: 'POST', path: '/app/user/eventos', body: event },
    {
      label: 'weigh',
      method: 'POST',
      path: '/app/user/mascotas/historial-peso',
      body: () => ({
        mascotaId: pet,
        peso: 10 + (times() % 50) / 10,
        fecha_pesaje: day(-(times() % 300) - 2),
      }),
    },
    {
      label: 'settings',
      method: 'PUT',
      path: '/app/user/recordatorios',
      body: () => ({ dias_alimento: 1 + (times() % 30) }),
    },
  ];
  return [...screens, ...screens, ...notes];
}

export function createClient(url: string, person: InsuredPerson): () => Promise<Visit> {
  let { token, refreshToken } = person;
  let count = 0;
  const requests = requestsOf(person.petIds, () => count);

  async function send({ method = 'GET', path, body }: SoakRequest): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    return fetch(new URL(path, url), { method, headers, ...(body && { body: JSON.stringify(body()) }) });
  }

  async function refresh(): Promise<void> {
    const body = JSON.stringify({ refresh_token: refreshToken });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new URL('/auth/refresh', url), { method: 'POST', headers, body });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer, for measurements only
    ({ token, refreshToken } = (await response.json()) as InsuredPerson);
  }

  async function statusOf(request: SoakRequest): Promise<number> {
    try {
      const response = await send(request);
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  return async () => {
    count += 1;
    const request = requests[Math.floor(Math.random() * requests.length)]!;
    const from = performance.now();
    let status = await statusOf(request);
    if (status === 401) {
      await refresh();
      status = await statusOf(request);
    }
    return { label: request.label, status, took: performance.now() - from };
  };
}
