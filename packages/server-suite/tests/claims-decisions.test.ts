import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import {
  approveClaim,
  closeClaim,
  completeDemoForm,
  recordPaper,
  recordReceipt,
  payClaim,
  rejectClaim,
  showClaim,
} from '@huella/server/operator';
import { expect, test } from 'vitest';
import { addClaim, sendForm, VET } from '../src/claims.ts';
import type { Client } from '../src/client.ts';
import { addPet, signUpAndLogIn, signUpWithPerson } from '../src/fixtures.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();
const NOWHERE = 999_999_999;

let vets = 0;

/** A claim with an answered form. */
async function answered() {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  const fecha_carga = ctx().ports.clock.now().toISOString();
  const id = await addClaim(client, petId, { fecha_carga });
  vets += 1;
  const formId = await sendForm(client, id, {
    veterinario: { ...VET, mail: `decisiones${vets}@clinica.example` },
  });
  await completeDemoForm(ctx().ports, formId, { pedidos: [] });
  return { client, petId, id, formId };
}

async function withReceipts(...amounts: number[]) {
  const claim = await answered();
  for (const [index, amount] of amounts.entries())
    expect(await receive(claim.id, claim.formId, `Gasto ${index + 1}`, amount)).toBe('done');
  const receipts = await receiptsOf(claim.client, claim.formId);
  return { ...claim, receiptIds: receipts.map(({ id }: { id: number }) => id) };
}

const receive = (id: number, formId: number, concept: string, amount: number) =>
  recordReceipt(ctx().ports, id, { formId, concept, amount });
const receiptsOf = async (client: Client, formId: number) =>
  (await client.call(calls.listReceipts, { search: `?vetFormId=${formId}` })).body;
const resolutionOf = (client: Client, id: number) =>
  client.call(calls.getResolution, { search: `?siniestroId=${id}` });
const statusOf = async (client: Client, id: number) =>
  (await client.call(calls.getDocumentStatus, { search: `?siniestroId=${id}` })).body;
const waitingOf = async (client: Client) => (await client.call(calls.listWaitingClaims)).body;
const movementsOf = async (client: Client, id: number): Promise<string[]> =>
  (await client.call(calls.listClaimMovements, { search: `?siniestroId=${id}` })).body.map(
    ({ razon }: { razon: string }) => razon,
  );
const inWords = (amount: string) => amount.replaceAll('$ ', '$\u00a0');

test('D92 a paper comes, is returned with its reason, comes again and is approved; the owner reads each', async () => {
  const { client, id } = await answered();
  const note = (state: 'received' | 'approved') => recordPaper(ctx().ports, id, { slot: 'libretas', state });
  const returnPaper = (reason: string) =>
    recordPaper(ctx().ports, id, { slot: 'libretas', state: 'returned', reason });
  expect(await note('approved')).toBe('no_paper_to_review');
  expect(await returnPaper('x')).toBe('no_paper_to_review');
  expect(await note('received')).toBe('done');
  for (const reason of ['', ' \u3164', '\u0007', 'x'.repeat(501)])
    expect(await returnPaper(reason)).toBe('invalid_text');
  expect(await returnPaper(' Las etiquetas no se leen. ')).toBe('done');
  expect(await returnPaper('Otra vez')).toBe('no_paper_to_review');
  expect((await waitingOf(client))[0].falta).toContain('libretas');
  expect(await note('received')).toBe('done');
  expect(await note('approved')).toBe('done');
  expect((await waitingOf(client))[0].falta).not.toContain('libretas');
  expect((await statusOf(client, id)).libretas).toEqual([
    {
      id: expect.any(Number),
      estado: 'DEVUELTO',
      fecha: expect.any(String),
      motivo: 'Las etiquetas no se leen.',
      revisado: expect.any(String),
    },
    { id: expect.any(Number), estado: 'APROBADO', fecha: expect.any(String), revisado: expect.any(String) },
  ]);
  expect(await movementsOf(client, id)).toEqual([
    'APROBADO: Revisamos la libreta de vacunación: está bien.',
    'COMPLETADO: Recibimos la libreta de vacunación.',
    'PENDIENTE: Tenemos que pedirle otra vez la libreta de vacunación: Las etiquetas no se leen.',
    'COMPLETADO: Recibimos la libreta de vacunación.',
  ]);
  expect(await recordPaper(ctx().ports, NOWHERE, { slot: 'cbu', state: 'received' })).toBe('not_found');
});

test('a receipt belongs to an answered form of the claim; the owner reads it under that form', async () => {
  const { client, petId, id, formId } = await answered();
  const other = await addClaim(client, petId, { denuncia_administrativa: 'Otra cosa' });
  const unanswered = await sendForm(client, id);
  for (const [claim, form] of [
    [other, formId],
    [id, unanswered],
    [id, NOWHERE],
  ] as const)
    expect(await receive(claim, form, 'Consulta', 1)).toBe('form_not_found');
  for (const concept of ['', '\u0007', 'x'.repeat(101)])
    expect(await receive(id, formId, concept, 1)).toBe('invalid_text');
  for (const amount of [0, -1, 1.5, Number.NaN, 1_000_000_001])
    expect(await receive(id, formId, 'Consulta', amount)).toBe('invalid_amount');
  expect(await receive(NOWHERE, formId, 'Consulta', 1)).toBe('not_found');
  expect(await receiptsOf(client, formId)).toEqual([]);
  expect(await receive(id, formId, ' Consulta ', 12_500)).toBe('done');
  expect(await receiptsOf(client, formId)).toEqual([
    {
      id: expect.any(Number),
      concepto: 'Consulta',
      monto: 12_500,
      downloadLink: null,
      fiscal: null,
      estado: 'RECIBIDO',
      fecha: expect.any(String),
    },
  ]);
  expect((await movementsOf(client, id))[0]).toBe(
    inWords('COMPLETADO: Recibimos un comprobante de $ 12.500: Consulta'),
  );
});

test('O-SE-03 receipts of somebody else’s form are unknown, in the same words', async () => {
  const { formId } = await answered();
  const stranger = await signUpAndLogIn(ctx());
  const foreign = await stranger.call(calls.listReceipts, { search: `?vetFormId=${formId}` });
  const unknown = await stranger.call(calls.listReceipts, { search: `?vetFormId=${NOWHERE}` });
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  for (const search of ['', '?vetFormId=x', '?vetFormId=-1'])
    expect((await stranger.call(calls.listReceipts, { search })).status).toBe(422);
});

test('D98 before there is a decision there is none', async () => {
  const { client, id } = await answered();
  expect((await resolutionOf(client, id)).status).toBe(404);
});

test('D98 an approval recognises all of each receipt unless it says less, and the lines add up', async () => {
  const { client, id, formId, receiptIds } = await withReceipts(12_000, 30_000, 5000);
  const [first = 0, second = 0, third = 0] = receiptIds;
  const amounts = [
    { receiptId: second, recognised: 27_000, code: 'franquicia' },
    { receiptId: third, recognised: 0, code: 'otro', text: ' El comprobante es de otra mascota. ' },
  ];
  expect(await approveClaim(ctx().ports, id, amounts)).toBe('done');
  const unpaid = { vetFormId: formId, pagado: 0, fecha: null, cuenta: null };
  expect((await resolutionOf(client, id)).body).toEqual({
    estado: 'APROBADO',
    decidido: expect.any(String),
    motivo: null,
    lineas: [
      {
        ...unpaid,
        comprobanteId: first,
        concepto: 'Gasto 1',
        pedido: 12_000,
        reconocido: 12_000,
        motivo: null,
      },
      {
        ...unpaid,
        comprobanteId: second,
        concepto: 'Gasto 2',
        pedido: 30_000,
        reconocido: 27_000,
        motivo: { codigo: 'franquicia', texto: 'Descontamos la franquicia que figura en su póliza.' },
      },
      {
        ...unpaid,
        comprobanteId: third,
        concepto: 'Gasto 3',
        pedido: 5000,
        reconocido: 0,
        motivo: { codigo: 'otro', texto: 'El comprobante es de otra mascota.' },
      },
    ],
    pedido: 47_000,
    reconocido: 39_000,
    pagado: 0,
  });
  expect((await movementsOf(client, id))[0]).toBe(
    inWords('APROBADO: Resolvimos su siniestro: reconocemos $ 39.000 de los $ 47.000 que pidió.'),
  );
  expect(await waitingOf(client)).toMatchObject([
    { siniestroId: id, etapa: 'pago', responsable: 'nosotros', falta: [] },
  ]);
});

test.each([
  [{ recognised: 101, code: 'tope' }, 'recognise from 0 to 100 whole pesos.'],
  [{ recognised: -1, code: 'tope' }, 'recognise from 0 to 100 whole pesos.'],
  [{ recognised: 9.5, code: 'tope' }, 'recognise from 0 to 100 whole pesos.'],
  [
    { recognised: 99 },
    'what is less than 100 needs a reason: franquicia, tope, no_cubierto, fuera_de_vigencia, otro.',
  ],
  [
    { recognised: 99, code: 'porque_si' },
    'what is less than 100 needs a reason: franquicia, tope, no_cubierto, fuera_de_vigencia, otro.',
  ],
  [{ recognised: 99, code: 'otro' }, 'otro needs a sentence of at most 500 characters that can be read.'],
  [
    { recognised: 99, code: 'tope', text: '\u3164' },
    'tope needs a sentence of at most 500 characters that can be read.',
  ],
  [{ recognised: 100, code: 'tope' }, 'all of it is recognised, so that there is no reason to give.'],
])('an approval with the line %j is not taken', async (amount, problem) => {
  const { client, id, receiptIds } = await withReceipts(100);
  const [receiptId = 0] = receiptIds;
  expect(await approveClaim(ctx().ports, id, [{ receiptId, ...amount }])).toEqual({
    problems: [`Receipt ${receiptId}: ${problem}`],
  });
  expect((await resolutionOf(client, id)).status).toBe(404);
});

test('an approval names receipts of this claim, each once, and there is one to recognise', async () => {
  const { id, receiptIds } = await withReceipts(100);
  const [receiptId = 0] = receiptIds;
  const foreign = (await withReceipts(200)).receiptIds[0];
  const line = { receiptId, recognised: 50, code: 'tope' };
  expect(await approveClaim(ctx().ports, id, [line, line, { receiptId: foreign, recognised: 1 }])).toEqual({
    problems: [
      `Receipt ${receiptId} is named twice.`,
      `Receipt ${foreign} is not one of this claim, or was returned.`,
    ],
  });
  expect(await approveClaim(ctx().ports, (await answered()).id, [])).toBe('no_receipts');
  expect(await approveClaim(ctx().ports, NOWHERE, [])).toBe('not_found');
});

test('D98 what was recognised is paid once; of the account the last four digits are known', async () => {
  const { client, petId, id, receiptIds } = await withReceipts(12_000, 5000);
  expect(await payClaim(ctx().ports, id, '1234')).toBe('nothing_owed');
  await approveClaim(ctx().ports, id, [{ receiptId: receiptIds[1], recognised: 0, code: 'no_cubierto' }]);
  for (const account of ['', '123', '12345', '123a', '١٢٣٤'])
    expect(await payClaim(ctx().ports, id, account)).toBe('invalid_last_four');
  expect(await payClaim(ctx().ports, NOWHERE, '1234')).toBe('not_found');
  expect(await payClaim(ctx().ports, id, '1234')).toBe('done');
  expect(await payClaim(ctx().ports, id, '9999')).toBe('already_paid');
  const { body } = await resolutionOf(client, id);
  expect(body).toMatchObject({ pedido: 17_000, reconocido: 12_000, pagado: 12_000 });
  expect(body.lineas).toMatchObject([
    { pagado: 12_000, fecha: expect.any(String), cuenta: '1234' },
    { pagado: 0, fecha: null, cuenta: null },
  ]);
  expect((await movementsOf(client, id))[0]).toBe(
    inWords('COMPLETADO: Pagamos $ 12.000 en la cuenta terminada en 1234.'),
  );
  expect(await waitingOf(client)).toEqual([]);
  const [listed] = (await client.call(calls.listClaims, { search: `?id=${petId}` })).body;
  expect(listed.resultado).toEqual({
    estado: 'APROBADO',
    pedido: 17_000,
    reconocido: 12_000,
    pagado: 12_000,
  });
});

test.each([
  ['RECHAZADO', rejectClaim, 'COMPLETADO: No podemos reconocer este siniestro: Es anterior a la póliza'],
  ['CERRADO', closeClaim, 'COMPLETADO: Cerramos este siniestro: Es anterior a la póliza'],
] as const)(
  'a claim that is %s recognises nothing, says why and waits for nobody',
  async (estado, end, movement) => {
    const { client, id } = await withReceipts(12_000);
    for (const reason of ['', '\u3164', '\u0007', 'x'.repeat(501)])
      expect(await end(ctx().ports, id, reason)).toBe('invalid_text');
    expect(await end(ctx().ports, NOWHERE, 'x')).toBe('not_found');
    expect(await end(ctx().ports, id, ' Es anterior a la póliza ')).toBe('done');
    expect((await resolutionOf(client, id)).body).toMatchObject({
      estado,
      motivo: 'Es anterior a la póliza',
      pedido: 12_000,
      reconocido: 0,
      pagado: 0,
      lineas: [{ pedido: 12_000, reconocido: 0, motivo: null }],
    });
    expect((await movementsOf(client, id))[0]).toBe(movement);
    expect(await waitingOf(client)).toEqual([]);
    expect(await payClaim(ctx().ports, id, '1234')).toBe('nothing_owed');
  },
);

test('a claim can be closed before anybody did anything', async () => {
  const client = await signUpWithPerson(ctx());
  const id = await addClaim(client, await addPet(client), {
    fecha_carga: ctx().ports.clock.now().toISOString(),
  });
  expect(await closeClaim(ctx().ports, id, 'La retiró su dueña')).toBe('done');
  expect((await resolutionOf(client, id)).body).toMatchObject({ estado: 'CERRADO', lineas: [], pedido: 0 });
});

test('what was decided stays as it was', async () => {
  const { client, id, formId } = await withReceipts(12_000);
  await rejectClaim(ctx().ports, id, 'No');
  const before = (await resolutionOf(client, id)).body;
  const { ports } = ctx();
  expect([
    await approveClaim(ports, id, []),
    await rejectClaim(ports, id, 'x'),
    await closeClaim(ports, id, 'x'),
    await receive(id, formId, 'Otro', 1),
    await recordPaper(ports, id, { slot: 'cbu', state: 'received' }),
  ]).toEqual(Array.from({ length: 5 }, () => 'already_decided'));
  expect((await resolutionOf(client, id)).body).toEqual(before);
  expect(await receiptsOf(client, formId)).toHaveLength(1);
});

test('of operators who decide at once one does, and of payments at once one counts', async () => {
  const { client, id } = await withReceipts(12_000);
  const { ports } = ctx();
  const decisions = await Promise.all([
    approveClaim(ports, id, []),
    approveClaim(ports, id, []),
    closeClaim(ports, id, 'x'),
  ]);
  expect(decisions.filter((decision) => decision === 'done')).toHaveLength(1);
  expect(decisions.filter((decision) => decision === 'already_decided')).toHaveLength(2);
  const raced = await withReceipts(500);
  await approveClaim(ports, raced.id, []);
  const payments = await Promise.all(['1111', '2222', '3333'].map((four) => payClaim(ports, raced.id, four)));
  expect(payments.toSorted()).toEqual(['already_paid', 'already_paid', 'done']);
  expect((await movementsOf(client, id)).length).toBe(2);
});

test('a receipt that comes while the claim is approved is in the decision or not taken', async () => {
  const { client, id, formId } = await withReceipts(100);
  const [decision, receipt] = await Promise.all([
    approveClaim(ctx().ports, id, []),
    receive(id, formId, 'Último', 50),
  ]);
  expect(decision).toBe('done');
  const { pedido } = (await resolutionOf(client, id)).body;
  expect(pedido).toBe(receipt === 'done' ? 150 : 100);
});

test('the owner reads by mail what is next, without amounts and reasons', async () => {
  const { client, id, formId } = await answered();
  const news = async () => {
    await deliverOutbox(ctx().ports);
    const mail = ctx().mails.findLast(({ to }) => to === client.email);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/12\.000|12000|Consulta|1234|franquicia/);
    return [mail?.subject, mail?.text.split('\n\n')[2]];
  };
  for (const slot of ['dniFrente', 'dniDorso', 'libretas', 'cbu'] as const)
    await recordPaper(ctx().ports, id, { slot, state: 'received' });
  expect(await news()).toEqual([
    `Su siniestro número ${id}: hace falta algo`,
    'Faltan los comprobantes de los gastos. Mándenos uno por cada formulario que su veterinario completó.',
  ]);
  await receive(id, formId, 'Consulta', 12_000);
  expect(await news()).toEqual([
    `Su siniestro número ${id} está en curso`,
    'Ya tenemos todo y lo estamos revisando. Por ahora usted no tiene que hacer nada.',
  ]);
  await approveClaim(ctx().ports, id, []);
  expect(await news()).toEqual([
    `Su siniestro número ${id} está resuelto`,
    'Ya lo resolvimos y estamos preparando el pago.',
  ]);
  await payClaim(ctx().ports, id, '1234');
  const over = ['No queda nada por hacer. En la app puede ver cómo terminó.'];
  expect(await news()).toEqual([`Su siniestro número ${id} está resuelto`, ...over]);
});

test('a mail about a claim that is over does not ask for what is pending', async () => {
  const { client, id } = await answered();
  const formId = await sendForm(client, id, { veterinario: { ...VET, mail: 'pide@clinica.example' } });
  await completeDemoForm(ctx().ports, formId);
  await closeClaim(ctx().ports, id, 'La retiró su dueña');
  await deliverOutbox(ctx().ports);
  const mail = ctx().mails.findLast(({ to }) => to === client.email);
  expect(mail?.text).toContain('En la app puede ver cómo terminó.');
  expect(mail?.text).not.toMatch(/Además hay indicaciones|retiró/);
});

test('the insurer sees the papers, receipts and the decision of a claim', async () => {
  const { id, formId } = await withReceipts(12_000);
  await recordPaper(ctx().ports, id, { slot: 'cbu', state: 'received' });
  await approveClaim(ctx().ports, id, []);
  expect(await showClaim(ctx().ports, id)).toMatchObject({
    documents: [
      { slot: 'comprobante', state: 'RECIBIDO', fileName: null },
      { slot: 'cbu', name: 'el CBU', state: 'RECIBIDO', fileName: null },
    ],
    receipts: [{ formId, concepto: 'Gasto 1', monto: 12_000 }],
    resolution: { estado: 'APROBADO', reconocido: 12_000 },
    progress: { current: 'pago', actor: 'nosotros' },
  });
});
