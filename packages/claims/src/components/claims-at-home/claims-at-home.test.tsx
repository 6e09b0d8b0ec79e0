import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leaveBegunReport } from '../../testing/begun-report.ts';
import { havingClaims } from '../../testing/having-claims.ts';
import { ClaimsAtHome } from './claims-at-home.tsx';

const visit = (options: Partial<TestAppOptions> = {}) =>
  renderRoutes([{ path: '/tabs/home', Component: ClaimsAtHome }], {
    as: 'asegurada',
    at: '/tabs/home',
    ...options,
  });

const waiting = (changes: object) => ({
  siniestroId: 1,
  mascotaId: 1,
  etapa: 'documentacion',
  responsable: 'usted',
  falta: ['cbu'],
  ...changes,
});

/** Each card: what it says, and where its one button leads. */
async function cards() {
  const articles = await screen.findAllByRole('article');
  return articles.map((article) => [
    within(article).getByRole('heading').textContent,
    within(article).getByRole('link').textContent,
    within(article).getByRole('link').getAttribute('href'),
  ]);
}

test('D91 a claim that waits for its owner is a card whose one button leads there', async () => {
  await visit({ before: havingClaims({ id: 1 }, { id: 2, pet: 2 }) });
  expect(await cards()).toEqual([
    ['Siniestro 2 de Mishi', 'Enviar el formulario', '/tabs/siniestros/menu-siniestro/2?paso=reintegros'],
    ['Siniestro 1 de Luna', 'Enviar el formulario', '/tabs/siniestros/menu-siniestro/1?paso=reintegros'],
  ]);
});

test('what waits for somebody else is no card, and what is missing is named', async () => {
  const claims = [
    waiting({ falta: ['libretas', 'cbu'] }),
    waiting({ siniestroId: 2, etapa: 'revision', responsable: 'nosotros', falta: [] }),
    waiting({ siniestroId: 3, falta: ['dniFrente', 'dniDorso', 'libretas', 'cbu'] }),
  ];
  await visit({ failures: { listWaitingClaims: Response.json(claims) } });
  expect(await cards()).toHaveLength(2);
  expect(screen.getByText('Falta mandarnos la libreta de vacunación y el CBU.')).toBeVisible();
  expect(screen.getByText('Falta mandarnos 4 papeles.')).toBeVisible();
});

test('of many claims home shows five, and where the others are', async () => {
  const claims = Array.from({ length: 8 }, (_, at) => waiting({ siniestroId: at + 1 }));
  await visit({ failures: { listWaitingClaims: Response.json(claims) } });
  expect(await cards()).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Ver otros 3 que esperan algo de usted' })).toHaveAttribute(
    'href',
    '/tabs/siniestros',
  );
});

test('nothing waits: it says so', async () => {
  await visit();
  expect(await screen.findByText('Ningún siniestro espera algo de usted.')).toBeVisible();
});

test('what nobody knows is not calm, and can be asked for again', async () => {
  const { user } = await visit({
    before: (server) => {
      server.failOnce('listWaitingClaims', 500);
    },
  });
  expect(await screen.findByText('No pudimos consultar si un siniestro espera algo de usted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ningún siniestro espera algo de usted.')).toBeVisible();
});

test('a report that was begun is offered again, and then nobody says that nothing waits', async () => {
  leaveBegunReport();
  await visit();
  await waitFor(() => expect(screen.queryByText('Cargando…')).toBeNull());
  expect(await cards()).toEqual([
    ['Denuncia de Luna', 'Continuar la denuncia de Luna', '/tabs/siniestros/new/1'],
  ]);
  expect(screen.queryByText('Ningún siniestro espera algo de usted.')).toBeNull();
});

test('what somebody else began on this device is not offered', async () => {
  leaveBegunReport('otra@huella.test');
  await visit();
  expect(await screen.findByText('Ningún siniestro espera algo de usted.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('D102 without a pet there is nothing of claims', async () => {
  await visit({ as: 'con-datos' });
  expect(screen.queryByRole('heading', { name: 'Sus siniestros' })).toBeNull();
});
