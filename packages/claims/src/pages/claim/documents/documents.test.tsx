import { deleteOutbox } from '@huella/outbox';
import { holdAnswers, type TestAppOptions } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { havingClaims } from '../../../testing/having-claims.ts';
import { decidedAs, wholeResolution } from '../../../testing/story-resolutions.ts';
import { allDocuments, someDocuments } from '../../../testing/story-progress.ts';
import { onePagePdf } from '../../../testing/story-file.ts';
import { visitClaims } from '../../../testing/visit-claims.ts';
import '../claim-page.tsx';
import './paper-sheet.tsx';
import { sendPaper } from './send-paper.ts';

const at = '/tabs/siniestros/menu-siniestro/1?paso=documentacion';
const visit = (options: Partial<TestAppOptions> = {}) =>
  visitClaims({ at, before: havingClaims({ id: 1 }), ...options });
const card = (name: string) => screen.findByRole('article', { name });

afterEach(() => deleteOutbox('asegurada@huella.test'));

const rejection = () =>
  Response.json({ code: 'invalid_fields', message: 'El PDF está dañado. Elija otro.' }, { status: 422 });

const settled = () => Response.json({ code: 'file_settled', message: 'Hoy no se puede.' }, { status: 409 });

async function sendBooklet() {
  await card('Libreta de vacunación');
  await sendPaper(1, 'libretas', { file: onePagePdf() });
}

test('a paper that was sent is said to be received only after the server’s word, with its day', async () => {
  await visit();
  await sendBooklet();
  expect(await screen.findByText('Libreta de vacunación: recibido.')).toBeVisible();
  const booklet = within(await card('Libreta de vacunación'));
  expect(await booklet.findByText(/^Recibido hoy, /)).toBeVisible();
  expect(booklet.getByRole('link', { name: 'Abrir la libreta de vacunación' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/app\/siniestro\/archivo\/\d+\?/),
  );
});

test('once every paper has arrived it says so', async () => {
  await visit({ failures: { getDocumentStatus: Response.json(allDocuments) } });
  expect(await screen.findByRole('heading', { name: 'Tenemos todos sus papeles' })).toBeVisible();
});

test('D92 a paper that the server cannot take just now waits and says so; it is not missing', async () => {
  await visit({ failures: { addBookletFile: 500 } });
  await sendBooklet();
  const booklet = within(await card('Libreta de vacunación'));
  expect(await booklet.findByText('En espera')).toBeVisible();
  expect(booklet.queryByText('Falta')).toBeNull();
  expect(booklet.getByRole('button', { name: 'Descartar la libreta de vacunación' })).toBeVisible();
});

test('D92 a paper that waits is tried again at once from its own card', async () => {
  const { user, server } = await visit();
  const accept = server.override('addBookletFile', 500);
  await sendBooklet();
  const booklet = within(await card('Libreta de vacunación'));
  const retry = await booklet.findByRole('button', { name: 'Reintentar: la libreta de vacunación' });
  accept();
  await user.click(retry);
  expect(await booklet.findByText(/^Recibido hoy, /)).toBeVisible();
});

test('D92 a paper rejected for another reason than its bytes is retried in the sheet that replaces it', async () => {
  const { user, server } = await visit();
  const accept = server.override('addBookletFile', settled());
  await sendBooklet();
  const booklet = within(await card('Libreta de vacunación'));
  await user.click(
    await booklet.findByRole('button', { name: 'Enviar otra foto: la libreta de vacunación' }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Libreta de vacunación' }));
  expect(await sheet.findByText(/^Este papel todavía no se envió/)).toHaveTextContent('Hoy no se puede.');
  accept();
  await user.click(sheet.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await booklet.findByText(/^Recibido hoy, /)).toBeVisible();
});

test('D70 D93 a paper that is finally rejected says why and offers another; the others go on', async () => {
  await visit({ failures: { addBookletFile: rejection() } });
  await sendBooklet();
  await sendPaper(1, 'cbu', { file: onePagePdf('b') });
  const booklet = within(await card('Libreta de vacunación'));
  expect(await booklet.findByText('No se pudo enviar')).toBeVisible();
  expect(booklet.getByText('El PDF está dañado. Elija otro.')).toBeVisible();
  expect(booklet.getByRole('button', { name: 'Enviar otra foto: la libreta de vacunación' })).toBeVisible();
  expect(await within(await card('CBU')).findByText(/^Recibido hoy, /)).toBeVisible();
});

test('a paper can be taken back until it is approved, and is missing again', async () => {
  const visited = await visit();
  await sendBooklet();
  const booklet = within(await card('Libreta de vacunación'));
  await visited.user.click(await booklet.findByRole('button', { name: 'Quitar la libreta de vacunación' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Quitar la libreta de vacunación?' });
  await visited.user.click(within(question).getByRole('button', { name: 'Quitar' }));
  expect(await screen.findByText('Archivo quitado.')).toBeVisible();
  expect(await booklet.findByText('Falta')).toBeVisible();
  expect(await visited.server.db.selectFrom('claim_documents').select('id').execute()).toEqual([]);
});

test('the papers of a decided claim can still be opened, and nothing else is done with them', async () => {
  await visit({ failures: decidedAs(wholeResolution) });
  expect(await screen.findByText(/^Este siniestro ya está resuelto/)).toBeVisible();
  expect(screen.getByText('El pago es a su nombre.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await sendBooklet();
  const booklet = within(await card('Libreta de vacunación'));
  expect(await booklet.findByRole('link', { name: 'Abrir la libreta de vacunación' })).toBeVisible();
  expect(booklet.queryByRole('button')).toBeNull();
});

test('D65 who is paid is chosen, and decides which papers are needed', async () => {
  const { user } = await visit();
  await user.click(await screen.findByRole('radio', { name: /^A otra persona/ }));
  expect(await card('CBU de quien cobra')).toBeVisible();
  expect(await card('Constancia de autorización')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'CBU' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^A mí/ }));
  expect(await card('CBU')).toBeVisible();
});

test('who is paid is what was tapped last, also where the line is slow with the first tap', async () => {
  const { user, server } = await visit();
  const third = await screen.findByRole('radio', { name: /^A otra persona/ });
  server.setLatency(100, 'setPaidParty');
  await user.click(third);
  server.setLatency(0, 'setPaidParty');
  await user.click(screen.getByRole('radio', { name: /^A mí/ }));
  const answered = () => server.log().filter(({ callId, status }) => callId === 'setPaidParty' && status);
  await waitFor(() => expect(answered()).toHaveLength(2));
  const stored = await server.db.selectFrom('claims').select('pays_third_party').execute();
  expect(stored).toEqual([{ pays_third_party: 0 }]);
});

test('who is paid reverts when it could not be saved', async () => {
  const { user } = await visit({ failures: { setPaidParty: 500 } });
  await user.click(await screen.findByRole('radio', { name: /^A otra persona/ }));
  expect(await screen.findByText(/^No pudimos guardar a quién le pagamos/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^A mí/ })).toBeChecked();
});

test('D92 a returned paper comes first, with its reason, an example and one button to send another', async () => {
  await visit({ failures: { getDocumentStatus: Response.json(someDocuments) } });
  const list = await screen.findByRole('list', { name: 'Documentación obligatoria' });
  const [first] = within(list).getAllByRole('article');
  expect(first).toHaveAccessibleName('Libreta de vacunación');
  expect(first).toHaveTextContent('Las etiquetas no se leen.');
  expect(
    within(list).getByRole('button', { name: 'Enviar otra foto: la libreta de vacunación' }),
  ).toBeVisible();
});

test('D07 without the status the other call says what arrived; a paper that it lacks may have arrived', async () => {
  await visit({ failures: { getDocumentStatus: 500, getClaimDocuments: Response.json(linked) } });
  expect(await screen.findByText('No pudimos consultar qué papeles llegaron.')).toBeVisible();
  expect(within(await card('Libreta de vacunación')).getByText('Recibido')).toBeVisible();
  expect(within(await card('CBU')).getByText('No sabemos si llegó')).toBeVisible();
});

const linked = JSON.stringify({
  dniFrente: null,
  dniDorso: null,
  libretaVacunacion: '/app/siniestro/archivo/3',
  cbu: null,
  terceroCbu: null,
  constancia: null,
  otros: [],
});

test('a paper of an earlier claim is used again with one tap', async () => {
  const { user, server } = await visit({ before: havingClaims({ id: 1 }, { id: 2 }) });
  await card('CBU');
  await sendPaper(2, 'cbu', { file: onePagePdf() });
  await screen.findByText('CBU: recibido.');
  await user.click(within(await card('CBU')).getByRole('button', { name: 'Enviar el CBU' }));
  await user.click(await screen.findByRole('button', { name: 'Usar el mismo' }));
  expect(await screen.findByText('Listo: usamos el que ya tenía.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(await card('CBU')).findByText(/^Recibido hoy, /)).toBeVisible();
  const files = await server.db.selectFrom('claim_documents').select(['claim_id', 'kept_hash']).execute();
  expect(new Set(files.map(({ claim_id }) => claim_id))).toEqual(new Set([1, 2]));
  expect(new Set(files.map(({ kept_hash }) => kept_hash)).size).toBe(1);
});

test('a paper that is used again closes its own sheet, not the one that was opened meanwhile', async () => {
  const { user, server } = await visit({ before: havingClaims({ id: 1 }, { id: 2 }) });
  await card('CBU');
  await sendPaper(2, 'cbu', { file: onePagePdf() });
  await screen.findByText('CBU: recibido.');
  const answer = holdAnswers(server, 'reuseFile');
  await user.click(within(await card('CBU')).getByRole('button', { name: 'Enviar el CBU' }));
  await user.click(await screen.findByRole('button', { name: 'Usar el mismo' }));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(await card('Libreta de vacunación')).getByRole('button', { name: /^Enviar/ }));
  answer();
  expect(await screen.findByText('Listo: usamos el que ya tenía.')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Libreta de vacunación' })).toBeVisible();
});

test('a paper of an earlier claim replaces one that could not be sent', async () => {
  const { user, server } = await visit({ before: havingClaims({ id: 1 }, { id: 2 }) });
  const accept = server.override('addCbuFile', rejection());
  const cbu = within(await card('CBU'));
  await sendPaper(1, 'cbu', { file: onePagePdf() });
  expect(await cbu.findByText('No se pudo enviar')).toBeVisible();
  accept();
  await sendPaper(2, 'cbu', { file: onePagePdf() });
  await screen.findByText('CBU: recibido.');
  await user.click(cbu.getByRole('button', { name: 'Enviar otra foto: el CBU' }));
  await user.click(await screen.findByRole('button', { name: 'Usar el mismo' }));
  expect(await cbu.findByText(/^Recibido hoy, /)).toBeVisible();
});

test('extra documents wait for a vet who has completed a form', async () => {
  await visit();
  expect(await screen.findByText(/^Podrá agregar estudios e informes cuando un veterinario/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agregar estudio o informe' })).toBeNull();
});
