import type { PreparedPaper } from '@huella/papers';
import { renderRoutes } from '@huella/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { onePagePdf } from '../../../testing/story-file.ts';
import { useReceiptForm } from './use-receipt-form.ts';

const invoice = { cuit: 30712345671, ptoVta: 3, tipoCmp: 6, moneda: 'PES', ctz: 1 };

function paper(changes: object | null): PreparedPaper {
  const text = `https://www.arca.gob.ar/fe/qr/?p=${btoa(JSON.stringify({ ...invoice, ...changes }))}`;
  return { file: onePagePdf(), pages: 1, thumbnail: null, qrCodes: changes ? [text] : [] };
}

const papers = {
  primera: paper({ nroCmp: 1, importe: 100 }),
  segunda: paper({ nroCmp: 2, importe: 200 }),
  'sin código': paper(null),
};

/** Shows the values as text, with a button per paper. */
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

/** Closes and reopens the form, which then has only its draft, as after a reload. */
function Closable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Shown />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'cerrar' : 'abrir'}
      </button>
    </>
  );
}

async function visit() {
  const { user } = await renderRoutes([{ path: '/prueba', Component: Closable }], {
    as: 'asegurada',
    at: '/prueba',
  });
  const choose = async (name: keyof typeof papers | 'cerrar' | 'abrir') =>
    user.click(await screen.findByRole('button', { name }));
  return { user, choose };
}

afterEach(() => localStorage.clear());

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

test('D97 after a reload it is still known which fields the code filled, and which the person typed', async () => {
  const { user, choose } = await visit();
  await choose('primera');
  await user.clear(screen.getByRole('textbox', { name: 'Concepto' }));
  await user.type(screen.getByRole('textbox', { name: 'Concepto' }), 'Consulta');
  await choose('cerrar');
  await choose('abrir');
  expect(screen.getByText('[Consulta] [100]')).toBeVisible();
  await choose('segunda');
  expect(screen.getByText('[Consulta] [200]')).toBeVisible();
});

test('D97 a field that was emptied stays empty when its paper comes back after a reload', async () => {
  const { user, choose } = await visit();
  await choose('primera');
  await user.clear(screen.getByRole('textbox', { name: 'Concepto' }));
  await choose('cerrar');
  await choose('abrir');
  await choose('primera');
  expect(screen.getByText('[] [100]')).toBeVisible();
});
