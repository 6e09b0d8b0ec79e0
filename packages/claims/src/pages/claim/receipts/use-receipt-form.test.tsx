import type { PreparedPaper } from '@huella/papers';
import { renderRoutes } from '@huella/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onePagePdf } from '../../../testing/story-file.ts';
import { useReceiptForm } from './use-receipt-form.ts';

const invoice = { cuit: 30712345671, ptoVta: 3, tipoCmp: 6, moneda: 'PES', ctz: 1 };

function paper(changes: object | null): PreparedPaper {
  const text = `https://www.arca.gob.ar/fe/qr/?p=${btoa(JSON.stringify({ ...invoice, ...changes }))}`;
  return { file: onePagePdf(), pages: 1, thumbnail: null, codes: changes ? [text] : [] };
}

const papers = {
  primera: paper({ nroCmp: 1, importe: 100 }),
  segunda: paper({ nroCmp: 2, importe: 200 }),
  'sin código': paper(null),
};

/** The form's values as text, with a button for each paper that may be chosen. */
function Shown() {
  const { flow, take } = useReceiptForm({ claimId: 1, vetFormId: 1 }, () => undefined);
  const { concepto, monto } = flow.form.watch();
  return (
    <>
      <p>{`[${concepto}] [${monto}]`}</p>
      <input aria-label="Concepto" {...flow.form.register('concepto')} />
      {Object.entries(papers).map(([name, chosen]) => (
        <button key={name} type="button" onClick={() => take(chosen)}>
          {name}
        </button>
      ))}
    </>
  );
}

async function visit() {
  const { user } = await renderRoutes([{ path: '/prueba', Component: Shown }], {
    as: 'asegurada',
    at: '/prueba',
  });
  const choose = async (name: keyof typeof papers) => user.click(await screen.findByRole('button', { name }));
  return { user, choose };
}

test('D97 another paper brings its own concept and amount, and one without a code leaves none of another', async () => {
  const { choose } = await visit();
  await choose('primera');
  expect(screen.getByText('[Factura B 00003-00000001] [100]')).toBeVisible();
  await choose('segunda');
  expect(screen.getByText('[Factura B 00003-00000002] [200]')).toBeVisible();
  await choose('sin código');
  expect(screen.getByText('[] []')).toBeVisible();
});

test('D97 what the person typed stays, whichever paper is chosen', async () => {
  const { user, choose } = await visit();
  await user.type(await screen.findByRole('textbox', { name: 'Concepto' }), 'Consulta');
  await choose('primera');
  await choose('segunda');
  expect(screen.getByText('[Consulta] [200]')).toBeVisible();
});
