import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { havingClaims } from '../../../testing/having-claims.ts';
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

test('D68 D92 a returned receipt says why, is known by its file’s short name, and one button sends another', async () => {
  const { user } = await visitClaims({
    at: '/tabs/siniestros/menu-siniestro/1?paso=reintegros',
    before: havingClaims({ id: 1 }),
    failures: {
      listIndications: Response.json([completedIndication]),
      listReceipts: Response.json([returned]),
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Comprobantes de pago' }));
  expect(list.getByText('Devuelto el 28/11/2026')).toBeVisible();
  expect(list.getByText('No se lee el total.')).toBeVisible();
  expect(list.getByText('Recibo Ñ…2026 🐶🐶.pdf')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Enviar otro: Consulta' }));
  expect(await screen.findByRole('dialog', { name: 'Agregar comprobante' })).toBeVisible();
});
