import { listReusableFiles } from '@huella/contract/claim-files';
import { createClaim, getResolution, listIndications, listWaitingClaims } from '@huella/contract/claims';
import { expect, test } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { ORIGIN, NOW, get, petsOf } from '../testing/requests.ts';

test('D91 eight claims of one person are one in each stage', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('en-cada-etapa');
  const waiting = listWaitingClaims.response.parse(
    await (await get(server, listWaitingClaims.path, token)).json(),
  );
  // The rejected and the paid claim have nothing pending.
  expect(
    waiting
      .toSorted((one, other) => one.siniestroId - other.siniestroId)
      .map(({ etapa, responsable, falta }) => [etapa, responsable, ...falta]),
  ).toEqual([
    ['veterinario', 'usted', 'dniFrente', 'dniDorso', 'libretas', 'cbu'],
    ['veterinario', 'veterinario', 'dniFrente', 'dniDorso', 'libretas', 'cbu'],
    ['documentacion', 'usted', 'libretas', 'cbu'],
    ['comprobantes', 'usted'],
    ['revision', 'nosotros'],
    ['pago', 'nosotros'],
  ]);
  const claims = await server.db.selectFrom('claims').select('id').orderBy('id').execute();
  const decided = await Promise.all(
    claims.slice(5).map(async ({ id }) => {
      const response = await get(server, `${getResolution.path}?siniestroId=${id}`, token);
      const { estado, pedido, reconocido, pagado } = getResolution.response.parse(await response.json());
      return [estado, pedido, reconocido, pagado];
    }),
  );
  expect(decided).toEqual([
    ['RECHAZADO', 42_500, 0, 0],
    ['APROBADO', 42_500, 38_000, 0],
    ['APROBADO', 42_500, 38_000, 38_000],
  ]);
});

test('D92 somebody has files in every state, and the newest claim may use earlier ones again', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('con-archivos');
  const rows = await server.db
    .selectFrom('claim_documents')
    .select(['claim_id', 'slot', 'estado', 'format', 'fiscal_numero'])
    .orderBy('id')
    .execute();
  const [paid = 0, , , newest = 0] = (
    await server.db.selectFrom('claims').select('id').orderBy('id').execute()
  ).map(({ id }) => id);
  const states = new Set(rows.map(({ slot, estado }) => `${slot} ${estado}`));
  for (const state of [
    'dniFrente APROBADO',
    'dniFrente RECIBIDO',
    'libretas DEVUELTO',
    'cbuTercero RECIBIDO',
    'constancia DEVUELTO',
    'extra RECIBIDO',
    'extra DEVUELTO',
    'comprobante RECIBIDO',
    'comprobante DEVUELTO',
    'comprobante APROBADO',
  ])
    expect([state, states.has(state)]).toEqual([state, true]);
  expect(rows.flatMap(({ fiscal_numero }) => fiscal_numero ?? [])).toEqual([1001, 1002, 1003]);
  expect(new Set(rows.map(({ format }) => format))).toEqual(new Set(['image/jpeg', 'application/pdf', null]));
  const response = await get(server, `${listReusableFiles.path}?siniestroId=${newest}`, token);
  const offered = listReusableFiles.response.parse(await response.json());
  expect(offered.map(({ slot }) => slot).toSorted()).toEqual(['cbu', 'dniDorso', 'dniFrente', 'libretas']);
  expect(offered.find(({ slot }) => slot === 'libretas')?.siniestroId).toBe(paid);
  const file = await get(server, offered[0]?.archivo.downloadLink ?? '', '');
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
}, 120_000);

test('a claim has forty indications in every state', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('muchas-indicaciones');
  const { id } = await server.db.selectFrom('claims').select('id').executeTakeFirstOrThrow();
  const list = listIndications.response.parse(
    await (await get(server, `${listIndications.path}?id=${id}`, token)).json(),
  );
  const states = list.map(({ estado }) => estado);
  const count = (state: (typeof states)[number]) => states.filter((estado) => estado === state).length;
  expect([count('COMPLETADO'), count('ENVIADO'), count('PENDIENTE')]).toEqual([2, 2, 36]);
});

test('D84 the insurer rejects a report about a pet whose policy begins next month', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('denuncia-rechazada');
  const [pet] = await petsOf(server, token);
  const report = { fecha_carga: NOW.toISOString(), denuncia_administrativa: 'Tose', mascotaId: pet?.id };
  const response = await server.fetch(
    new Request(`${ORIGIN}${createClaim.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(report),
    }),
  );
  const { data } = createClaim.response.parse(await response.json());
  expect(data).toContain('todavía no estaba vigente');
});
