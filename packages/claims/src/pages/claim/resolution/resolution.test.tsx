import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resolutionApi } from '../../../api/resolution-endpoint.ts';
import { havingClaims } from '../../../testing/having-claims.ts';
import {
  closedResolution,
  decidedAs,
  paidResolution,
  partialResolution,
  rejectedResolution,
  storyResolution,
  wholeResolution,
} from '../../../testing/story-resolutions.ts';
import { Resolution } from './resolution.tsx';

const support = { state: 'configured', value: 'ayuda@huella.example' } as const;
const Shown = () => <Resolution claimId={1} support={support} />;
const visit = (options: Partial<TestAppOptions> = {}) =>
  renderRoutes([{ path: '/prueba', Component: Shown }], {
    as: 'asegurada',
    at: '/prueba',
    before: havingClaims({ id: 1 }),
    ...options,
  });
const decided = (resolution: Parameters<typeof decidedAs>[0]) => visit({ failures: decidedAs(resolution) });
const section = () => screen.findByRole('region', { name: 'Resolución' });

async function rows() {
  const table = within(await section()).getByRole('table', { name: 'Detalle de los gastos' });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));
}

const decision = (store: RenderedRoutes['store']) =>
  store.dispatch(resolutionApi.endpoints.getResolution.initiate(1));

test('before a decision there is nothing to see, and it is not asked for', async () => {
  const { store } = await visit({ failures: { getResolution: 500 } });
  expect(await decision(store)).toMatchObject({ data: null, isSuccess: true });
  expect(document.body).not.toHaveTextContent(/Resol|resol/);
});

test('where the stage is unknown, a missing decision counts as none', async () => {
  const { store } = await visit({ failures: { listWaitingClaims: 500 } });
  expect(await decision(store)).toMatchObject({ data: null, isSuccess: true });
  expect(document.body).not.toHaveTextContent(/Resol|resol/);
});

test('D98 the table adds up, and what is less says how much', async () => {
  await decided(partialResolution);
  expect(await rows()).toEqual([
    ['Concepto', 'Pedido', 'Reconocido'],
    ['Consulta', '$ 12.000', '$ 12.000'],
    ['Ecografía', '$ 35.500', '$ 30.000$ 5.500 menos'],
    ['Alimento balanceado', '$ 8.000', '$ 0$ 8.000 menos'],
    ['Total', '$ 55.500', '$ 42.000'],
  ]);
  expect(await section()).toHaveTextContent('Reconocemos $ 42.000 de los $ 55.500 que pidió.');
  expect(await section()).toHaveTextContent('Estamos preparando el pago.');
  expect(await section()).toHaveTextContent('Lo resolvimos el 27/11/2026.');
});

test('D98 one tap says why it is not what was asked for, and what can be done', async () => {
  const { user } = await decided(partialResolution);
  const why = await screen.findByRole('button', { name: '¿Por qué no es lo que pedí?' });
  expect(why).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/Superintendencia/)).not.toBeVisible();
  await user.click(why);
  expect(why).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ecografía: El gasto supera el tope que figura en su póliza.',
    'Alimento balanceado: Su póliza no cubre este gasto.',
  ]);
  expect(screen.getByRole('link', { name: 'ayuda@huella.example' })).toHaveAttribute(
    'href',
    'mailto:ayuda@huella.example?subject=Pedido%20de%20revisi%C3%B3n%20del%20siniestro%201',
  );
  expect(screen.getByRole('link', { name: 'sitio de la SSN' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.argentina\.gob\.ar\//),
  );
  await user.click(why);
  expect(screen.queryByRole('link')).toBeNull();
});

test('where all is recognised there is nothing to explain', async () => {
  await decided(wholeResolution);
  expect(await section()).toHaveTextContent('Reconocemos los $ 47.500 que pidió.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('D98 a claim that waits for its payment is decided', async () => {
  const waiting = { siniestroId: 1, mascotaId: 1, etapa: 'pago', responsable: 'nosotros', falta: [] };
  await visit({ failures: { ...decidedAs(wholeResolution), listWaitingClaims: Response.json([waiting]) } });
  expect(await section()).toBeVisible();
});

test('D98 a payment says how much, when, and how the bank account ends', async () => {
  await decided(paidResolution);
  expect(await section()).toHaveTextContent(
    'Le pagamos $ 42.000 el 29/11/2026 en la cuenta terminada en 1234.',
  );
  expect(await section()).not.toHaveTextContent('Estamos preparando');
});

test('an approval that recognises nothing prepares no payment', async () => {
  const lineas = partialResolution.lineas.filter(({ reconocido }) => reconocido === 0);
  await decided(storyResolution(lineas));
  expect(await section()).toHaveTextContent('No reconocemos los $ 8.000 que pidió.');
  expect(await section()).not.toHaveTextContent('pago');
});

test.each([
  [rejectedResolution, 'No reconocemos este siniestro.', 'Lo resolvimos el 27/11/2026.'],
  [closedResolution, 'Cerramos este siniestro sin resolverlo.', 'Lo cerramos el 27/11/2026.'],
])('a claim that was not approved says why, and what can be done (%#)', async (resolution, sentence, day) => {
  const { user } = await decided(resolution);
  expect(await section()).toHaveTextContent(sentence);
  expect(await section()).toHaveTextContent(resolution.motivo ?? '');
  expect(await section()).toHaveTextContent(day);
  await user.click(screen.getByRole('button', { name: '¿Qué puedo hacer si no estoy de acuerdo?' }));
  expect(screen.getByRole('link', { name: 'sitio de la SSN' })).toBeVisible();
});

test('a failure is not "no decision", and can be retried', async () => {
  const { user, server } = await visit({ failures: decidedAs(500) });
  expect(await screen.findByText('No pudimos consultar qué se resolvió.')).toBeVisible();
  server.override('getResolution', Response.json(wholeResolution));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await section()).toBeVisible();
});
