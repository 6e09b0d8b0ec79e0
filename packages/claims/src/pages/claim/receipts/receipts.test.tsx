import { addToOutbox, deleteOutbox } from '@huella/outbox';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { havingClaims } from '../../../testing/having-claims.ts';
import { topics } from '../../../lib/file-topics.ts';
import { onePagePdf } from '../../../testing/story-file.ts';
import { completedIndication } from '../../../testing/story-progress.ts';
import { visitClaims } from '../../../testing/visit-claims.ts';
import '../claim-page.tsx';
import './receipt-sheet.tsx';

const downloadLink = '/app/siniestro/archivo/7?vence=1&firma=a';
const returned = {
  id: 7,
  concepto: 'Consulta',
  monto: 18_000,
  downloadLink,
  fiscal: null,
  estado: 'DEVUELTO',
  fecha: '2026-11-27T13:00:00.000Z',
  revisado: '2026-11-28T13:00:00.000Z',
  motivo: 'No se lee el total.',
  archivo: { id: 7, nombre: 'Recibo Ñandú año 2026 🐶🐶.pdf', formato: 'application/pdf', downloadLink },
};

const visit = (failures: VisitFailures) =>
  visitClaims({
    at: '/tabs/siniestros/menu-siniestro/1?paso=reintegros',
    before: havingClaims({ id: 1 }),
    failures: { listIndications: Response.json([completedIndication]), ...failures },
  });
type VisitFailures = NonNullable<Parameters<typeof visitClaims>[0]['failures']>;
const receipts = async () => within(await screen.findByRole('list', { name: 'Comprobantes de pago' }));

afterEach(() => deleteOutbox('asegurada@huella.test'));

test('D68 D92 a returned receipt says why, is known by its file’s short name, and one button sends another', async () => {
  const { user } = await visit({ listReceipts: Response.json([returned]) });
  const list = await receipts();
  expect(list.getByText('Devuelto el 28/11/2026')).toBeVisible();
  expect(list.getByText('No se lee el total.')).toBeVisible();
  expect(list.getByText('Lo que nos envió')).toBeVisible();
  expect(list.getByText('Así se ve bien')).toBeVisible();
  expect(list.getByText('Recibo Ñ…2026 🐶🐶.pdf')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Enviar otro: Consulta' }));
  expect(await screen.findByRole('dialog', { name: 'Agregar comprobante' })).toBeVisible();
});

test('D92 a receipt that waits shows its amount, and is tried again at once from its own row', async () => {
  const { user, server } = await visit({ listReceipts: Response.json([]), addReceiptFile: 500 });
  await screen.findByRole('button', { name: 'Agregar comprobante' });
  await addToOutbox({
    call: 'addReceiptFile',
    fields: { vetFormId: '1', concepto: 'Radiografía', monto: '45250' },
    file: { field: 'comprobante', blob: onePagePdf(), name: 'recibo.pdf' },
    title: 'Radiografía',
    topic: topics.receiptPrefix(1, 1),
    tags: [],
  });
  const list = await receipts();
  expect(await list.findByText('En espera')).toBeVisible();
  expect(list.getByText(/^\$\s45\.250$/)).toBeVisible();
  server.override('addReceiptFile', Response.json({ code: 'x', message: 'Ya lo envió.' }, { status: 422 }));
  await user.click(list.getByRole('button', { name: 'Reintentar: Radiografía' }));
  expect(await list.findByText('Ya lo envió.')).toBeVisible();
});
