import { passMidnight, type RenderedRoutes } from '@huella/testing';
import { toast } from '@huella/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leaveBegunReport } from '../../testing/begun-report.ts';
import { havingClaims } from '../../testing/having-claims.ts';
import { storedClaims, visitClaims, type ClaimsVisitOptions } from '../../testing/visit-claims.ts';
import '../claim/claim-page.tsx';
import '../claims/claims-page.tsx';
import './new-claim-page.tsx';

const at = '/tabs/siniestros/new/1';
const failure = 'Lo sentimos, el siniestro no pudo ser cargado.';

const visit = (options: Partial<ClaimsVisitOptions> = {}) => visitClaims({ at, ...options });
const day = () => screen.findByRole('textbox', { name: 'Día de la enfermedad o del accidente' });
const description = () => screen.findByRole('textbox', { name: '¿Qué pasó?' });

async function fill({ user }: RenderedRoutes, values: { day?: string; text?: string } = {}) {
  const { day: picked = '27/11/2026', text = ' Vomitó  dos\nveces ' } = values;
  await user.click(await day());
  if (picked) await user.keyboard(picked);
  await user.click(await description());
  await user.paste(text);
}

async function send({ user }: RenderedRoutes) {
  await user.click(screen.getByRole('button', { name: 'Enviar la denuncia' }));
}

function recordToasts(tone: 'success' | 'error') {
  const shown = vi.spyOn(toast, tone);
  onTestFinished(() => shown.mockRestore());
  return () => shown.mock.calls.map(([text, options]) => [text.split('\n')[0], options?.durationMs]);
}

function recordSent({ server }: RenderedRoutes) {
  const sent: { body: unknown; key: string | null }[] = [];
  server.override('createClaim', async (request) => {
    sent.push({ body: await request.clone().json(), key: request.headers.get('idempotency-key') });
    return server.app.fetch(request);
  });
  return sent;
}

test('a claim is filed with its whitespace collapsed, and its page replaces the form', async () => {
  const visited = await visit();
  const toasts = recordToasts('success');
  await fill(visited);
  await send(visited);
  expect(await screen.findByText('El siniestro fue cargado correctamente!')).toBeInTheDocument();
  expect(toasts()).toEqual([['El siniestro fue cargado correctamente!', 3500]]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Recibimos su denuncia' })).toBeVisible();
  expect(visited.router.state.historyAction).toBe('REPLACE');
  expect(await storedClaims(visited)).toEqual([
    {
      pet_id: 1,
      illness_day: '2026-11-27',
      fecha_carga: '2026-11-27T12:00:00.000Z',
      denuncia_administrativa: 'Vomitó dos veces',
    },
  ]);
});

test('D17 a claim that the insurer does not accept says why and leads back to the pet, and what was typed is kept', async () => {
  const visited = await visit();
  visited.server.override(
    'createClaim',
    Response.json({ data: 'La póliza 7 de Luna ya no estaba vigente.' }),
  );
  const toasts = recordToasts('error');
  await fill(visited);
  await send(visited);
  const rejection = await screen.findByText(/^Lo sentimos, el siniestro no pudo ser cargado\./);
  expect(toasts()).toEqual([[failure, 4500]]);
  expect(rejection.textContent).toBe(`${failure}\nLa póliza 7 de Luna ya no estaba vigente.`);
  expect(await screen.findByText('Otra pantalla: /tabs/pet-details/1')).toBeVisible();
  await visited.router.navigate(at);
  expect(await day()).toHaveValue('27/11/2026');
});

test.each([
  [{ day: '' }, 'Por favor, ingrese la fecha de la enfermedad o del accidente'],
  [{ day: '28/11/2026' }, 'La fecha de la enfermedad o del accidente no puede ser posterior a hoy'],
  [{ day: '01/11/2020' }, /^La cobertura empieza el \d\d\/\d\d\/\d{4}\.$/],
  [{ text: '   ' }, 'Por favor, cuente qué pasó'],
  [{ text: '🐶'.repeat(257) }, 'La descripción no puede exceder los 256 caracteres'],
])('%j is rejected at its field and nothing is sent', async (values, message) => {
  const visited = await visit();
  const sent = recordSent(visited);
  await fill(visited, values);
  await send(visited);
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

test('D56 the counter counts code points of what will be sent', async () => {
  const visited = await visit();
  await fill(visited, { text: `  ${'🐶'.repeat(250)}   fin ` });
  expect(screen.getByText(/254 de 256 caracteres/)).toBeVisible();
  await visited.user.paste(' más');
  expect(screen.getByText(/Tiene 2 de más/)).toBeVisible();
});

test.each(['a', '🐶'])(
  'O-FO-08 256 × %s are taken, and nothing is cut while it is typed',
  async (character) => {
    const visited = await visit();
    await fill(visited, { text: character.repeat(257) });
    expect(await description()).toHaveValue(character.repeat(257));
    await visited.user.clear(await description());
    await visited.user.paste(character.repeat(256));
    expect(screen.getByText(/256 de 256 caracteres/)).toBeVisible();
    await send(visited);
    await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' });
    expect(await storedClaims(visited)).toMatchObject([{ denuncia_administrativa: character.repeat(256) }]);
  },
);

test('a failure is reported, what was typed stays, and a try minutes later has the same key', async () => {
  const visited = await visit();
  const toasts = recordToasts('error');
  const keys: (string | null)[] = [];
  visited.server.override('createClaim', (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return new Response('{}', { status: 500 });
  });
  await fill(visited);
  await send(visited);
  expect(await screen.findByText(failure)).toBeInTheDocument();
  expect(toasts()).toEqual([[failure, 4500]]);
  expect(screen.getByText('La denuncia no se envió. Intente nuevamente.')).toBeVisible();
  expect(await day()).toHaveValue('27/11/2026');
  vi.setSystemTime(new Date('2026-11-27T10:05:00-03:00'));
  onTestFinished(() => void vi.useRealTimers());
  await send(visited);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('a successful try removes the failure before it', async () => {
  const visited = await visit({ before: (server) => server.failOnce('createClaim', 500) });
  await fill(visited);
  await send(visited);
  expect(await screen.findByText(failure)).toBeInTheDocument();
  await send(visited);
  expect(await screen.findByText('El siniestro fue cargado correctamente!')).toBeInTheDocument();
  expect(screen.queryByText(failure)).toBeNull();
});

test('a day that the server rejects is reported at its field', async () => {
  const visited = await visit();
  await fill(visited);
  visited.server.clock.advance(-2 * 86_400_000);
  await send(visited);
  expect(
    await screen.findByText('La fecha de la enfermedad o del accidente no puede ser posterior a hoy'),
  ).toBeVisible();
  expect(await storedClaims(visited)).toEqual([]);
});

test('O-FO-01 a double tap makes one claim', async () => {
  const visited = await visit({ latency: 50 });
  const sent = recordSent(visited);
  await fill(visited);
  await visited.user.dblClick(screen.getByRole('button', { name: 'Enviar la denuncia' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await storedClaims(visited)).toHaveLength(1);
});

test('what was typed comes back, and the page before offers to go on with it', async () => {
  leaveBegunReport();
  const { user } = await visit({ at: '/tabs/siniestros/pets' });
  await user.click(await screen.findByRole('link', { name: /^Continuar la denuncia de Luna/ }));
  expect(await description()).toHaveValue('Renguea');
  expect(screen.getByText('Recuperamos lo que había cargado.')).toBeVisible();
});

test('O-LI-03 a list that was empty shows the claim that was just filed', async () => {
  const visited = await visit({ at: '/tabs/siniestros' });
  expect(await screen.findByText('Todavía no tiene siniestros')).toBeVisible();
  await visited.router.navigate(at);
  await fill(visited);
  await send(visited);
  await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' });
  await visited.router.navigate('/tabs/siniestros');
  expect(await screen.findByRole('link', { name: 'Vomitó dos veces' })).toBeVisible();
  expect(screen.getByText('Luna · 27/11/2026 · N.º 1')).toBeVisible();
});

test('a filed claim leaves no draft behind', async () => {
  const visited = await visit();
  await fill(visited);
  await send(visited);
  await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' });
  expect(localStorage.getItem('huella-draft:claim-1')).toBeNull();
});

test.each(['999', 'luna'])('the pet %s is not found', async (id) => {
  await visit({ at: `/tabs/siniestros/new/${id}` });
  expect(await screen.findByText('No encontramos esta mascota')).toBeVisible();
});

test('O-FO-01 a second report of the same claim shows the existing number', async () => {
  const before = havingClaims({ id: 5, text: 'Vomitó dos veces' });
  const visited = await visit({ before });
  await fill(visited);
  await send(visited);
  expect(await screen.findByText(/es el número 5\./)).toBeInTheDocument();
  expect(await screen.findByText('Otra pantalla: /tabs/pet-details/1')).toBeVisible();
  expect(await storedClaims(visited)).toHaveLength(1);
});

test('a form that was open over midnight takes the new day', async () => {
  const visited = await visit();
  await day();
  passMidnight(visited);
  await fill(visited, { day: '28/11/2026' });
  await send(visited);
  expect(await screen.findByRole('heading', { level: 1, name: 'Siniestro 1 de Luna' })).toBeVisible();
  expect(await storedClaims(visited)).toMatchObject([{ illness_day: '2026-11-28' }]);
});
