import type { CallId } from '@huella/contract';
import { goBackOverDialog } from '@huella/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { havingClaims } from '../../testing/having-claims.ts';
import {
  allDocuments,
  completedIndication,
  havingMovements,
  someDocuments,
} from '../../testing/story-progress.ts';
import { LONG_DESCRIPTION } from '../../testing/story-claims.ts';
import { visitClaims, type ClaimsVisitOptions } from '../../testing/visit-claims.ts';
import './claim-page.tsx';
import '../pet-claims/pet-claims-page.tsx';

const at = '/tabs/siniestros/menu-siniestro/1';
const before = havingClaims({ id: 1, text: LONG_DESCRIPTION });
const visit = (options: Partial<ClaimsVisitOptions> = {}) => visitClaims({ at, before, ...options });

function failingOnce(call: CallId, records: typeof before): typeof before {
  return async (server) => {
    await records(server);
    server.failOnce(call, 500);
  };
}

const stages = async () => within(await screen.findByRole('region', { name: 'Etapas del siniestro' }));

async function currentStage() {
  return (await stages())
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step');
}

test('a claim that was just filed says what its owner has to do, and both badges', async () => {
  await visit();
  expect(await currentStage()).toHaveTextContent(
    'VeterinarioLe toca a ustedFalta su parte: enviar el formulario a su veterinario.Enviar el formulario',
  );
  expect((await stages()).getByText('Denuncia')).toHaveTextContent('Hecho: Denuncia');
  expect(screen.getByRole('link', { name: /^Documentación/ })).toHaveTextContent('4 documentos faltan');
  expect(screen.getByRole('link', { name: /^Reintegros/ })).not.toHaveTextContent('pendiente');
  expect(await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' })).toBeVisible();
  expect(screen.getByText(LONG_DESCRIPTION)).toBeVisible();
});

test('D82 a new refund starts with the vet, over the menu; back closes what is open and nothing else', async () => {
  const visited = await visit();
  await visited.user.click(await screen.findByRole('button', { name: /^Nuevo reintegro/ }));
  expect(await screen.findByRole('dialog', { name: 'Nuevo reintegro' })).toBeVisible();
  await goBackOverDialog(visited);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(visited.router.state.location.pathname).toBe(at);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Nuevo reintegro/ })).toHaveFocus());
});

test('once vet and papers are there the receipts are the owner’s part, and no legal deadline runs yet', async () => {
  const failures = {
    listIndications: Response.json([completedIndication]),
    getDocumentStatus: Response.json(allDocuments),
    listReceipts: Response.json([]),
  };
  const { user } = await visit({ failures });
  expect(await currentStage()).toHaveTextContent('Falta su parte: mandarnos los comprobantes de pago.');
  expect(screen.queryByText(/Por ley/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ver los reintegros' }));
  expect(await screen.findByRole('button', { name: 'Agregar comprobante' })).toBeVisible();
});

test('D07 when the documents are unknown the badge is a question mark, and the vet’s stage is still shown', async () => {
  await visit({ failures: { getDocumentStatus: 500 } });
  expect(await currentStage()).toHaveTextContent('Veterinario');
  const entry = screen.getByRole('link', { name: /^Documentación/ });
  expect(entry).toHaveTextContent('?');
  expect(entry).toHaveTextContent('No sabemos cuántos faltan');
});

test('D07 when the indications are unknown both badges are question marks, each with its words', async () => {
  await visit({ failures: { listIndications: 500 } });
  expect(await screen.findByText('No pudimos consultar en qué etapa está.')).toBeVisible();
  const refunds = screen.getByRole('link', { name: /^Reintegros/ });
  expect(refunds).toHaveTextContent('?');
  expect(refunds).toHaveTextContent('No sabemos cuántos están pendientes');
  expect(screen.getByRole('link', { name: /^Documentación/ })).toHaveTextContent('No sabemos cuántos faltan');
});

test('D07 a stage that depends on unknown documents is not shown, and can be retried', async () => {
  const failures = {
    listIndications: Response.json([completedIndication]),
    getDocumentStatus: 500,
    listReceipts: Response.json([]),
  } as const;
  const { user, server } = await visit({ failures });
  expect(await screen.findByText('No pudimos consultar en qué etapa está.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Etapas del siniestro' })).toBeNull();
  server.override('getDocumentStatus', Response.json(allDocuments));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await currentStage()).toHaveTextContent('Comprobantes');
});

const movementsOf = (day: string) =>
  within(screen.getByRole('list', { name: day }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('D82 the movements are a step of the URL: by day, without prefixes, newest first, back leads to the menu', async () => {
  const { user, router } = await visit({ before: havingMovements });
  const entry = await screen.findByRole('link', { name: /^Movimientos/ });
  await waitFor(() => expect(entry).toHaveTextContent(/Última novedad: (hoy|ayer|hace \d+ días)\./));
  await user.click(entry);
  expect(router.state.location.search).toBe('?paso=movimientos');
  await screen.findByText('Aprobamos la consulta');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '27/11/2026',
    '26/11/2026',
  ]);
  expect(movementsOf('27/11/2026')).toEqual(['Aprobado: Aprobamos la consulta']);
  expect(movementsOf('26/11/2026')).toEqual(['Pendiente: Falta la libreta', 'Aviso: Recibimos su denuncia']);
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('D65 the papers are a step of the URL: each with its file and state, the badge with the number of missing ones', async () => {
  const { user, router } = await visit({ failures: { getDocumentStatus: Response.json(someDocuments) } });
  const entry = await screen.findByRole('link', { name: /^Documentación/ });
  await waitFor(() => expect(entry).toHaveTextContent('2 documentos faltan'));
  await user.click(entry);
  expect(router.state.location.search).toBe('?paso=documentacion');
  const list = await screen.findByRole('list', { name: 'Documentación obligatoria' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(
      /^Así se ve bienLibreta de vacunaciónDevuelto el 27\/11\/2026Las etiquetas no se leen\..*Enviar otra$/,
    ),
    expect.stringMatching(/^DNI: frenteRecibido hoy, 11:00/),
    'DNI: dorsoAprobado el 27/11/2026',
    'CBUFaltaEnviar',
  ]);
});

test('D07 unknown papers are not reported as missing', async () => {
  const { user } = await visit({
    at: `${at}?paso=documentacion`,
    before: failingOnce('getDocumentStatus', before),
  });
  expect(await screen.findByText('No pudimos consultar qué papeles llegaron.')).toBeVisible();
  expect(screen.getAllByText('No sabemos si llegó')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findAllByText('Falta')).toHaveLength(4);
});

test('a step that was opened by its URL is above the menu: the phone’s own back leads there, and not out of the claim', async () => {
  const { router } = await visit({ at: '/tabs/siniestros/show-siniestros/1' });
  await screen.findByRole('heading', { level: 1, name: 'Historial de siniestros' });
  await act(() => router.navigate(`${at}?paso=movimientos`));
  expect(await screen.findByText('Todavía no hay movimientos')).toBeVisible();
  expect(router.state.location.search).toBe('?paso=movimientos');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Historial de siniestros' })).toBeVisible();
});

test('movements that were opened by their URL lead back to the menu', async () => {
  const { user, router } = await visit({ at: `${at}?paso=movimientos` });
  expect(await screen.findByText('Todavía no hay movimientos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('once the form is sent its button goes, and the focus stays on the claim', async () => {
  const { user } = await visit();
  await user.click(await screen.findByRole('button', { name: 'Enviar el formulario' }));
  await user.type(await screen.findByLabelText('Nombre y apellido'), 'Eva Paz');
  await user.type(screen.getByLabelText('Email'), 'eva@clinica.example');
  await user.type(screen.getByLabelText('Teléfono'), '1144445555');
  await user.type(screen.getByLabelText('Fecha de atención'), '27112026');
  await user.click(screen.getByRole('button', { name: 'Enviar formulario' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviar el formulario' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => {
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Qué pasó' }));
  });
});

test('the menu leads back to the pet’s claims', async () => {
  const { user } = await visit();
  await currentStage();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Historial de siniestros' })).toBeVisible();
});

test('the menu leads back to home for somebody who came from there', async () => {
  const { router, user } = await visit({ at: '/tabs/home' });
  await router.navigate(at);
  await currentStage();
  await user.click(screen.getByRole('link', { name: /^Movimientos/ }));
  await screen.findByText('Todavía no hay movimientos');
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  await currentStage();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
});

function nothingOfTheFirst() {
  expect(screen.queryByText(LONG_DESCRIPTION)).toBeNull();
  expect(screen.queryByText(/Siniestro 1/)).toBeNull();
}

test('O-LI-02 nothing of the previous claim is shown while the next one is loading, or when it fails', async () => {
  const { router, server } = await visit({
    before: havingClaims({ id: 1, text: LONG_DESCRIPTION }, { id: 2, pet: 2 }),
  });
  await currentStage();
  server.override('getClaim', 'never');
  await router.navigate('/tabs/siniestros/menu-siniestro/2');
  await waitFor(nothingOfTheFirst);
  server.override('getClaim', 500);
  await router.navigate('/tabs/siniestros/menu-siniestro/3');
  expect(await screen.findByText('No pudimos cargar el siniestro')).toBeVisible();
  nothingOfTheFirst();
});

test('movements that fail are not an empty list, and can be retried', async () => {
  const { user } = await visit({
    at: `${at}?paso=movimientos`,
    before: failingOnce('listClaimMovements', havingMovements),
  });
  expect(await screen.findByText('No pudimos cargar los movimientos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Aprobamos la consulta')).toBeVisible();
});

test.each(['999', 'uno'])('O-SE-03 the claim %s is not found', async (id) => {
  await visit({ at: `/tabs/siniestros/menu-siniestro/${id}` });
  expect(await screen.findByText('No encontramos este siniestro')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis siniestros' })).toHaveAttribute(
    'href',
    '/tabs/siniestros',
  );
});

test('O-SE-03 somebody else’s claim reads like one that does not exist', async () => {
  await visit({ as: 'con-datos' });
  expect(await screen.findByText('No encontramos este siniestro')).toBeVisible();
});

test('a failure is an error with a retry that works', async () => {
  const { user } = await visit({ before: failingOnce('getClaim', before) });
  expect(await screen.findByText('No pudimos cargar el siniestro')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await currentStage()).toHaveTextContent('Veterinario');
});

test('of a claim that was rejected the stage says why, and one tap away what can be done, each once', async () => {
  const { user } = await visitClaims({ as: 'en-cada-etapa', at: '/tabs/siniestros/menu-siniestro/6' });
  const stage = within((await currentStage()) ?? document.body);
  expect(
    stage.getByText('La dermatitis figura en la libreta antes del comienzo de la póliza.'),
  ).toBeVisible();
  expect(screen.getAllByText('No reconocemos este siniestro.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '¿Qué puedo hacer si no estoy de acuerdo?' }));
  expect(stage.getByRole('link', { name: 'sitio de la SSN' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Detalle de los gastos' })).toBeVisible();
});
