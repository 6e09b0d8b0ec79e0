import { FIXED_NOW, goBackOverDialog, holdAnswers } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LONG_DESCRIPTION } from '../../testing/story-claims.ts';
import { havingClaims } from '../../testing/having-claims.ts';
import { visitClaims } from '../../testing/visit-claims.ts';
import '../claim/claim-page.tsx';
import './claims-page.tsx';

const at = '/tabs/siniestros';

const several = havingClaims(
  { id: 1, at: '2026-11-27T12:00:00.000Z' },
  { id: 2, pet: 2, at: '2026-11-28T02:00:00.000Z' },
  { id: 3, at: '2026-11-27T12:00:00.000Z' },
);

async function entries() {
  const list = await screen.findByRole('list', { name: 'Siniestros' });
  return within(list)
    .getAllByRole('article')
    .map((entry) => within(entry).getAllByRole('link')[0]?.textContent);
}

test('D22 the claims of all pets are newest first, those of one instant by their number', async () => {
  await visitClaims({ at, before: several });
  expect(await entries()).toEqual(['Siniestro 2', 'Siniestro 3', 'Siniestro 1']);
  expect(screen.getByText('Mishi · 27/11/2026 · N.º 2')).toBeVisible();
});

test('an entry says its stage and who has to act, and leads to the claim', async () => {
  const { user } = await visitClaims({ at, before: havingClaims({ id: 7 }) });
  expect(await screen.findByText('Etapa: Veterinario')).toBeVisible();
  expect(screen.getByText('Le toca a usted')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enviar el formulario' })).toHaveAttribute(
    'href',
    '/tabs/siniestros/menu-siniestro/7?paso=reintegros',
  );
  await user.click(screen.getByRole('link', { name: 'Siniestro 7' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Siniestro 7 de Luna' })).toBeVisible();
});

test('claims are ordered by who has to act, ended ones under their heading with how they ended', async () => {
  await visitClaims({ at, as: 'en-cada-etapa' });
  const turns = within(await screen.findByRole('list', { name: 'Siniestros' }))
    .getAllByText(/^(?:Le toca|Espera|Lo vemos)/)
    .map(({ textContent }) => textContent);
  expect(turns).toEqual([
    ...Array.from({ length: 3 }, () => 'Le toca a usted'),
    'Espera a su veterinario',
    ...Array.from({ length: 2 }, () => 'Lo vemos nosotros'),
  ]);
  const settled = within(screen.getByRole('list', { name: 'Terminados' }));
  expect(settled.getAllByText(/reconoci|^Pagado/).map(({ textContent }) => textContent)).toEqual([
    'Pagado en parte · $\u00a038.000',
    'No reconocido',
  ]);
});

test('while a claim’s stage is unknown, it does not look done', async () => {
  await visitClaims({ at, before: havingClaims({ id: 7 }), failures: { listWaitingClaims: 500 } });
  expect(await entries()).toEqual(['Siniestro 7']);
  expect(screen.queryByText(/^Etapa/)).toBeNull();
});

test('the filter is in the URL, and keeps the scroll position', async () => {
  const { user, router } = await visitClaims({ at, before: several });
  await entries();
  await user.click(screen.getByRole('link', { name: 'Mishi' }));
  expect(await entries()).toEqual(['Siniestro 2']);
  expect(router.state.location.search).toBe('?mascota=2');
  expect(router.state.preventScrollReset).toBe(true);
  expect(screen.getByRole('link', { name: 'Mishi' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: 'Todas' }));
  expect(await entries()).toHaveLength(3);
});

test('O-LI-01 the pet that was chosen last counts, also when it was chosen while the list was loading', async () => {
  let answer: (() => void) | undefined;
  const { user } = await visitClaims({
    at: `${at}?mascota=1`,
    before: async (server) => {
      await several(server);
      answer = holdAnswers(server, 'listClaims');
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Mishi' }));
  expect(screen.queryByRole('list', { name: 'Siniestros' })).toBeNull();
  answer?.();
  expect(await entries()).toEqual(['Siniestro 2']);
  expect(screen.getByRole('link', { name: 'Mishi' })).toHaveAttribute('aria-current', 'true');
});

test('the list is refetched after 1.5 seconds, and not before', async () => {
  const { router, server } = await visitClaims({ at, before: several });
  await entries();
  let requests = 0;
  server.override('listClaims', (request) => {
    requests += 1;
    return server.app.fetch(request);
  });
  const reopenAfter = async (milliseconds: number) => {
    await router.navigate('/tabs/home');
    await screen.findByText('Otra pantalla: /tabs/home');
    vi.setSystemTime(FIXED_NOW.getTime() + milliseconds);
    await router.navigate(at);
    await entries();
  };
  onTestFinished(() => void vi.useRealTimers());
  await reopenAfter(1400);
  expect(requests).toBe(0);
  await reopenAfter(1600);
  // One call per pet (D22).
  await waitFor(() => expect(requests).toBe(2));
});

test('a URL opens filtered; a pet without claims offers to report one', async () => {
  const { user } = await visitClaims({ at: `${at}?mascota=2`, before: havingClaims({ id: 1 }) });
  expect(await screen.findByText('Mishi no tiene siniestros')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Denunciar un siniestro' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Denunciar un siniestro' })).toBeVisible();
});

test('D67 a long description is cut for the eye, whole for a screen reader and in its information', async () => {
  const visited = await visitClaims({
    at,
    before: async (server) => {
      await havingClaims({ id: 1, text: LONG_DESCRIPTION })(server);
      const created_at = '2026-11-27T12:30:00.000Z';
      const symptom = { claim_id: 1, nombre: 'Renguera', name_key: 'renguera', created_at };
      await server.db.insertInto('claim_symptoms').values(symptom).execute();
    },
  });
  expect(await screen.findByText(`${LONG_DESCRIPTION.slice(0, 57)}…`)).toBeVisible();
  expect(screen.getByRole('link', { name: LONG_DESCRIPTION })).toBeVisible();
  await visited.user.click(screen.getByRole('button', { name: /^Ver la denuncia completa/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Siniestro de Luna' }));
  expect(sheet.getByText(LONG_DESCRIPTION)).toBeVisible();
  expect(await sheet.findByText('Renguera')).toBeVisible();
  await goBackOverDialog(visited);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(visited.router.state.location.pathname).toBe(at);
});

test('D71 a failure is not an empty list, and can be retried', async () => {
  const { user } = await visitClaims({
    at,
    before: async (server) => {
      await several(server);
      server.failOnce('listClaims', 500);
    },
  });
  expect(await screen.findByText('Ocurrió un error al cargar sus siniestros')).toBeVisible();
  expect(screen.queryByText('Todavía no tiene siniestros')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await entries()).toHaveLength(3);
});

test('D72 without claims the next step is to report one', async () => {
  await visitClaims({ at });
  expect(await screen.findByText('Todavía no tiene siniestros')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Denunciar un siniestro' })).toHaveAttribute(
    'href',
    '/tabs/siniestros/pets',
  );
});

test('D102 without an insured pet the next step is to insure one', async () => {
  await visitClaims({ at, as: 'con-datos' });
  expect(await screen.findByText('Todavía no tiene una mascota asegurada')).toBeVisible();
});
