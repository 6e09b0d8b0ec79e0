import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { havingClaims } from '../../testing/having-claims.ts';
import { storyClaim } from '../../testing/story-claims.ts';
import { allDocuments, completedIndication, pendingIndication } from '../../testing/story-progress.ts';
import {
  closedResolution,
  decidedAs,
  paidResolution,
  rejectedResolution,
  wholeResolution,
} from '../../testing/story-resolutions.ts';
import { useClaimProgress } from './use-claim-progress.ts';

function Shown() {
  const state = useClaimProgress(storyClaim());
  if (state.status === 'loading') return 'cargando';
  const { progress, dates, pending, missing, retry } = state;
  return (
    <>
      <p>
        {[progress?.current, progress?.actor, dates?.decide, dates?.pay, pending, missing]
          .map((value) => value ?? '—')
          .join(' ')}
      </p>
      <button type="button" onClick={retry}>
        otra vez
      </button>
    </>
  );
}

const receipt = {
  id: 1,
  concepto: 'Consulta',
  monto: 1000,
  downloadLink: null,
  fiscal: null,
  estado: 'RECIBIDO',
  fecha: '2026-11-28T13:00:00.000Z',
};
const complete = {
  listIndications: Response.json([completedIndication, pendingIndication]),
  getDocumentStatus: Response.json(allDocuments),
  listReceipts: Response.json([receipt]),
};

const visit = (failures: TestAppOptions['failures']) =>
  renderRoutes([{ path: '/prueba', Component: Shown }], {
    as: 'asegurada',
    at: '/prueba',
    before: havingClaims({ id: 1 }),
    failures,
  });
const shown = async () => (await screen.findByRole('paragraph')).textContent;

test('with its receipts a claim is under review from the day of the last file', async () => {
  await visit(complete);
  expect(await shown()).toBe('revision nosotros 2026-12-28 — 1 0');
});

test('without receipts they are its owner’s part', async () => {
  await visit({ ...complete, listReceipts: Response.json([]) });
  expect(await shown()).toBe('comprobantes usted — — 1 0');
});

test.each([
  ['owed', wholeResolution, 'pago nosotros — 2026-12-12 1 0'],
  ['paid', paidResolution, 'pago — — — 1 0'],
  ['rejected', rejectedResolution, 'resolucion — — — 1 0'],
  ['closed', closedResolution, 'resolucion — — — 1 0'],
])('a claim that is %s is where its decision says', async (_state, resolution, expected) => {
  await visit({ ...complete, ...decidedAs(resolution) });
  expect(await shown()).toBe(expected);
});

test('a decision ends what was missing', async () => {
  await visit(decidedAs(closedResolution));
  expect(await shown()).toBe('resolucion — — — 0 0');
});

test('D07 without the receipts it is unknown whether the claim is under review', async () => {
  await visit({ ...complete, listReceipts: 500 });
  expect(await shown()).toBe('— — — — 1 0');
});

test('D07 a decision changes everything: while it is unknown neither stage nor missing papers are shown', async () => {
  const { user, server } = await visit({ ...complete, ...decidedAs(500) });
  expect(await shown()).toBe('— — — — 1 —');
  server.override('getResolution', Response.json(wholeResolution));
  await user.click(screen.getByRole('button'));
  await expect.poll(shown).toBe('pago nosotros — 2026-12-12 1 0');
});

test('D07 a decided claim is shown with all its stages, or not at all', async () => {
  await visit({ ...complete, getDocumentStatus: 500, ...decidedAs(wholeResolution) });
  expect(await shown()).toBe('— — — — 1 —');
});
