import type { PaymentMethod } from '@huella/contract';
import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paymentsRoutes } from '../../index.ts';
import { fillBankCard, save } from '../../testing/picker-test-kit.tsx';
import './payment-methods-page.tsx';

const at = '/tabs/ajustes/medios-de-pago';
const visit = (testApp: TestAppOptions = {}) => renderRoutes(paymentsRoutes, { at, as: 'nueva', ...testApp });

const visa: PaymentMethod = {
  id: 1,
  numero_pago: '450995******3704',
  tipo: 1,
  vencimiento: '2030-05-01T00:00:00-03:00',
};

/** A list that the server does not produce, such as expired cards. */
const having = (...methods: PaymentMethod[]): TestAppOptions => ({
  failures: { listPaymentMethods: Response.json(methods) },
});

const expiring = (id: number, month: string): PaymentMethod => ({
  ...visa,
  id,
  numero_pago: `450995******370${id}`,
  vencimiento: `${month}-01T00:00:00-03:00`,
});

const methods = async () =>
  within(await screen.findByRole('list', { name: 'Sus medios de pago' })).getAllByRole('listitem');

type Scene = Awaited<ReturnType<typeof visit>>;

async function addVisa(scene: Scene, number = '4509953566233704') {
  await scene.user.click(await screen.findByRole('button', { name: 'Agregar un medio de pago' }));
  await scene.user.selectOptions(await screen.findByLabelText('Compañía de la tarjeta'), 'Visa');
  await fillBankCard(scene, number);
  await save(scene);
}

test('a card shows brand, last four and expiry, a bank account its type; nothing else of a number', async () => {
  await visit(having(visa, { id: 3, numero_pago: '******************5201', tipo: 31, vencimiento: null }));
  const [card, bankAccount] = await methods();
  expect(card).toHaveTextContent('Visa terminada en 3704Vence 05/30');
  expect(bankAccount).toHaveTextContent('CBU cuenta corriente terminada en 5201');
  expect(document.body.textContent).not.toMatch(/\d{6}|\*/);
});

test('a card that expired, and one that expires this month or the next, say so and what to do', async () => {
  await visit(
    having(...['2026-10', '2026-11', '2026-12', '2027-01'].map((month, id) => expiring(id + 1, month))),
  );
  const [expired, thisMonth, nextMonth, later] = await methods();
  expect(expired).toHaveTextContent(/Vencida/);
  expect(expired).toHaveTextContent(/Venció 10\/26/);
  for (const soon of [thisMonth, nextMonth]) expect(soon).toHaveTextContent(/Vence pronto.*agréguela/);
  expect(later).not.toHaveTextContent(/Vencida|pronto|agréguela/);
});

test('what the covers cost a month is listed, with the sum of several', async () => {
  await visit({ as: 'asegurada' });
  const costs = await screen.findByRole('region', { name: 'El precio de sus planes' });
  expect(costs).toHaveTextContent(
    /Luna\s*Plan 2 Compañero\$\s22\.500\s*Mishi\s*Plan 1 Esencial\$\s14\.900\s*En total\$\s37\.400/,
  );
});

test('the same number twice shows once', async () => {
  await visit(having(visa, { ...visa, id: 2 }));
  expect(await methods()).toHaveLength(1);
});

test('O-LI-05 a list that fails is an error with a retry that works, never "none"', async () => {
  const { user } = await visit({
    as: 'con-datos',
    before: (server) => server.failOnce('listPaymentMethods', 500),
  });
  expect(await screen.findByText('No pudimos cargar sus medios de pago')).toBeVisible();
  expect(screen.queryByText('Todavía no tiene medios de pago')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await methods()).toHaveLength(1);
});

test('O-LI-05 while the list is loading nothing says that there are none', async () => {
  await visit({ failures: { listPaymentMethods: 'never' } });
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  expect(screen.queryByText('Todavía no tiene medios de pago')).toBeNull();
});

test('O-LI-03 the first method is added from here, is read out, takes the focus, and is on the server', async () => {
  const scene = await visit();
  expect(await screen.findByText('Todavía no tiene medios de pago')).toBeVisible();
  await addVisa(scene);
  expect(await screen.findByText('El medio de pago se cargó correctamente')).toBeVisible();
  const [card] = await methods();
  await waitFor(() => expect(card).toHaveFocus());
  const stored = await scene.server.db.selectFrom('payment_methods').selectAll().execute();
  expect(stored).toHaveLength(1);
});

test('of several methods it is the added one that takes the focus, also when it was there before', async () => {
  const scene = await visit({ as: 'con-datos' });
  await addVisa(scene, '4517650000000026');
  await waitFor(async () => expect(await methods()).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/terminada en 0026/));
  await addVisa(scene, '4517650000000026');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/terminada en 0026/));
  expect(await methods()).toHaveLength(2);
});

test('the bar’s back leads to settings', async () => {
  const { user } = await visit(having(visa));
  await user.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(await screen.findByText('Otra pantalla: /tabs/ajustes')).toBeVisible();
});
