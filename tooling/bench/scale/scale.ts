import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection } from '../api/connection.ts';
import { percentile } from '../api/percentile.ts';
import { startProcess } from '../api/processes.ts';
import { insure, type InsuredPerson } from '../insured-person.ts';
import { numberAfter } from '../suites/number-after.ts';
import { multiply } from './multiply.ts';

const LEAST = 1000;
const TIMES = 300;
/** What a call may take among all pets, as a multiple of what it takes among a thousand. */
const BAR = 1.5;
const PETS_EACH = 2;

type Figures = ReadonlyMap<string, number>;

/**
 * What the owner's main calls take among a thousand pets and among a hundred thousand, or as many as `--pets` says. Answers how many calls
 * take more than the bar.
 */
export async function benchScale(): Promise<number> {
  const most = numberAfter('--pets', 100_000);
  const few = await measure(LEAST);
  const many = await measure(most);
  const rows = [...few].map(([call, least]) => {
    const measured = many.get(call) ?? Number.NaN;
    return {
      call,
      [`p50 ms, ${LEAST} pets`]: round(least),
      [`p50 ms, ${most} pets`]: round(measured),
      ratio: round(measured / least),
      bar: BAR,
    };
  });
  console.table(rows);
  return rows.filter(({ ratio }) => ratio > BAR).length;
}

/** The median of each call on a server with so many pets, in milliseconds. */
async function measure(pets: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-scale-'));
  const variables = { DATA_DIR: folder, WEB_DIR: join(folder, 'no-web'), LOG_FORMAT: 'json' };
  try {
    const first = await startProcess('apps/api/src/main.ts', variables);
    const person = await insure(first.url, 'ana@correo.example');
    for (let day = 10; day < 20; day += 1) await noteEvent(first.url, person, day);
    await first.stop();
    const from = performance.now();
    multiply(join(folder, 'huella.sqlite'), pets / PETS_EACH - 1);
    console.log(`${pets} pets after ${Math.round((performance.now() - from) / 1000)} s`);
    const server = await startProcess('apps/api/src/main.ts', variables);
    const figures = await timeCalls(server.url, person);
    await server.stop();
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const eventBody = ([mascotaId]: readonly number[], day: number) => {
  const when = { event_on: `2025-11-${day}`, hora: '10:15', done: true };
  return JSON.stringify({ mascotaId, tipo: 'Consulta', ...when, description: 'Control' });
};

async function noteEvent(url: string, { token, petIds }: InsuredPerson, day: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: eventBody(petIds, day) };
  const response = await fetch(new URL('/app/user/eventos', url), init);
  if (response.status !== 201) throw new Error(`createEvent answered ${response.status}`);
}

async function timeCalls(url: string, { token, petIds }: InsuredPerson): Promise<Figures> {
  const [pet] = petIds;
  const authorization = `Bearer ${token}`;
  const read = (path: string) => ({ method: 'GET', path, headers: { authorization } });
  const calls = {
    pets: read('/app/user/mascotas'),
    pet: read(`/app/user/mascotas/${pet}`),
    events: read('/app/user/eventos/timeline'),
    claims: read(`/app/siniestro/siniestros?id=${pet}`),
    food: read('/app/user/stock-alimento'),
    payments: read('/app/user/datospagos'),
    cancellations: read('/app/user/bajas-cobertura'),
    changes: read('/app/user/datos/solicitudes'),
    inbox: read('/app/user/notificaciones'),
    waiting: read('/app/siniestro/pendientes'),
    'note event': {
      method: 'POST',
      path: '/app/user/eventos',
      headers: { authorization, 'content-type': 'application/json' },
      body: eventBody(petIds, 20),
    },
  };
  const connection = await openConnection(url);
  const figures = new Map<string, number>();
  for (const [call, request] of Object.entries(calls)) {
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const from = performance.now();
      const status = await connection.send(request);
      took.push(performance.now() - from);
      if (status >= 300) throw new Error(`${call} answered ${status}`);
    }
    figures.set(call, percentile(took, 0.5));
  }
  connection.close();
  return figures;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
