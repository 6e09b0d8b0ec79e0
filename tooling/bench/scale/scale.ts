import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection } from '../api/connection.ts';
import { percentile } from '../api/percentile.ts';
import { startProcess } from '../api/processes.ts';
import { insure, logIn, PASSWORD, type InsuredPerson } from '../insured-person.ts';
import { numberAfter } from '../suites/number-after.ts';
import { multiply } from './multiply.ts';

const SIZES = [1000, 100_000, 1_000_000];
const TIMES = 300;
const WARM_UP = 100;
const LEAVING = 10;
const EMAIL = 'ana@correo.example';
/** Of a call's time among all pets to its time among a thousand. */
const MAX_RATIO = 1.5;
const PETS_EACH = 2;

type Figures = ReadonlyMap<string, number>;

/**
 * Times the owner's main calls among a thousand pets, a hundred thousand and a million, or as `--pets` says. Returns how many
 * calls miss the bar.
 */
export async function benchScale(): Promise<number> {
  const sizes = [...SIZES.slice(0, -1), numberAfter('--pets', SIZES.at(-1) ?? 0)];
  const figures: Figures[] = [];
  for (const pets of sizes) figures.push(await measure(pets));
  const rows = [...(figures[0]?.keys() ?? [])].map((call) => {
    const medians = figures.map((each) => round(each.get(call) ?? Number.NaN));
    const columns = sizes.map((pets, at) => [`${pets} pets, p50 ms`, medians[at]] as const);
    const ratio = round((medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN));
    return { call, ...Object.fromEntries(columns), ratio, bar: MAX_RATIO };
  });
  console.table(rows);
  return rows.filter(({ ratio }) => ratio > MAX_RATIO).length;
}

async function measure(pets: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-scale-'));
  const variables = { DATA_DIR: folder, WEB_DIR: join(folder, 'no-web'), LOG_FORMAT: 'json' };
  try {
    const person = await onServer(variables, async (url) => {
      const insured = await insure(url, EMAIL);
      for (let day = 10; day < 20; day += 1) await addEvent(url, insured, day);
      return insured;
    });
    const from = performance.now();
    multiply(join(folder, 'huella.sqlite'), pets / PETS_EACH - 1);
    console.log(`${pets} pets after ${Math.round((performance.now() - from) / 1000)} s`);
    return await onServer(variables, async (url) => {
      const figures = await timeCalls(url, person);
      return new Map([...figures, ['end of an account', await timeEnds(url)]]);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onServer<Result>(
  variables: Readonly<Record<string, string>>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startProcess('apps/api/src/main.ts', variables);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

const eventBody = ([mascotaId]: readonly number[], day: number) => {
  const when = { event_on: `2025-11-${day}`, hora: '10:15', done: true };
  return JSON.stringify({ mascotaId, tipo: 'Consulta', ...when, description: 'Control' });
};

async function addEvent(url: string, { token, petIds }: InsuredPerson, day: number): Promise<void> {
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
    for (let time = 0; time < WARM_UP; time += 1) await connection.send(request);
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

async function timeEnds(url: string): Promise<number> {
  const took: number[] = [];
  for (let number = 1; number <= LEAVING; number += 1) {
    const { token } = await logIn(url, `${number}-${EMAIL}`);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const from = performance.now();
    const init = { method: 'POST', headers, body: JSON.stringify({ password: PASSWORD }) };
    const response = await fetch(new URL('/app/user/cuenta/eliminar', url), init);
    took.push(performance.now() - from);
    if (!response.ok) throw new Error(`deleteAccount answered ${response.status}`);
  }
  return percentile(took, 0.5);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
