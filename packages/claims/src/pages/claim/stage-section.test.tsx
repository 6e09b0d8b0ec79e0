import { AppTheme } from '@huella/ui';
import { claimProgress, legalDates } from '@huella/claim-progress';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { storyClaim } from '../../testing/story-claims.ts';
import { allDocuments, completedIndication } from '../../testing/story-progress.ts';
import { StageSection } from './stage-section.tsx';

function show(resolution: Parameters<typeof claimProgress>[0]['resolution']) {
  onTestFinished(cleanup);
  const facts = {
    claim: storyClaim(),
    indications: [completedIndication],
    documents: allDocuments,
    receipts: { 1: '2026-11-27T15:00:00.000Z' },
    resolution,
  };
  const known = { pending: 0, missing: 0, resolution: null, retry: () => undefined };
  const state = {
    status: 'known',
    progress: claimProgress(facts),
    dates: legalDates(facts),
    ...known,
  } as const;
  render(
    <AppTheme>
      <StageSection state={state} onContact={() => undefined} ending={<p>Fin</p>} />
    </AppTheme>,
  );
}

test('D90 under review the last day to decide is below the line', () => {
  show(null);
  expect(screen.getByText('Estamos revisando su siniestro.')).toBeVisible();
  expect(screen.getByText(/^Por ley tenemos hasta el 27\/12\/2026 para decidir/)).toBeVisible();
});

test('D90 once decided the last day to pay is there', () => {
  show({ decidido: '2026-11-28T13:00:00.000Z', reconocido: 1000, pagado: null });
  expect(screen.getByText('Tenemos que hacer el pago.')).toBeVisible();
  expect(screen.getByText(/^Por ley tenemos hasta el 13\/12\/2026 para pagar/)).toBeVisible();
});

test('a claim that was paid is done: every stage is filled and no time runs', () => {
  show({ decidido: '2026-11-28T13:00:00.000Z', reconocido: 1000, pagado: '2026-11-29T13:00:00.000Z' });
  expect(screen.getByText('Fin')).toBeVisible();
  expect(screen.getAllByText('Hecho:')).toHaveLength(7);
  expect(screen.queryByText(/Por ley/)).toBeNull();
});

test('where nothing is paid the last stage says so, and is not done', () => {
  show({ decidido: '2026-11-28T13:00:00.000Z', reconocido: 0, pagado: null });
  expect(screen.getByText('Fin')).toBeVisible();
  expect(screen.getByText('Pago').parentElement).toHaveTextContent(/^PagoNo corresponde$/);
});
