import { noDocuments } from '@huella/claim-progress';
import { expect, test } from 'vitest';
import { joinDocuments } from './join-documents.ts';

const FILED = '2026-11-27T13:00:00.000Z';
const links = {
  dniFrente: null,
  dniDorso: null,
  libretaVacunacion: '/app/siniestro/archivo/3',
  cbu: '/app/siniestro/archivo/4',
  terceroCbu: '/app/siniestro/archivo/5',
  constancia: null,
  otros: [],
};
const returned = [
  { id: 4, estado: 'DEVUELTO' as const, fecha: '2026-11-28T13:00:00.000Z', motivo: 'Borroso' },
];

test('D05 a paper that only one call knows counts as received, under whichever name', () => {
  const { documents, undated } = joinDocuments({ ...noDocuments(), cbu: returned }, links, FILED);
  expect(undated).toEqual(['libretas', 'cbuTercero']);
  expect(documents.libretas).toMatchObject([{ estado: 'RECIBIDO' }]);
  expect(documents.cbuTercero).toMatchObject([{ estado: 'RECIBIDO' }]);
  expect(documents.dniFrente).toEqual([]);
});

test('D05 the status of a paper counts, also when it was returned', () => {
  expect(joinDocuments({ ...noDocuments(), cbu: returned }, links, FILED).documents.cbu).toEqual(returned);
});

test('D07 either call alone is enough', () => {
  const status = { ...noDocuments(), cbu: returned };
  expect(joinDocuments(status, undefined, FILED)).toEqual({ documents: status, undated: [] });
  expect(joinDocuments(undefined, links, FILED).undated).toEqual(['libretas', 'cbu', 'cbuTercero']);
});
