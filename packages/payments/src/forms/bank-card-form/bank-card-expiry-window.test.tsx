import type { PaymentMedium } from '@huella/contract';
import { renderRoutes } from '@huella/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaymentForm } from '../payment-form/payment-form.tsx';

const visa: PaymentMedium = {
  id: 1,
  tipo: 'Visa',
  is_active: true,
  verifica: 'luhn',
  size: [16],
  bins: ['4'],
};

/** The form on 31 January 2027, with a stubbed server. */
async function submitExpiry(expiry: string): Promise<unknown[]> {
  const sent: unknown[] = [];
  const element = <PaymentForm type="bankCard" mediums={[visa]} today="2027-01-31" onSaved={() => {}} />;
  const { user, server } = await renderRoutes([{ path: '/tarjeta', element }], {
    at: '/tarjeta',
    as: 'nueva',
  });
  server.override('createPaymentMethod', async (request) => {
    sent.push(await request.json());
    return Response.json({ id: 1 }, { status: 201 });
  });
  await user.selectOptions(await screen.findByLabelText('Compañía de la tarjeta'), 'Visa');
  await user.type(screen.getByLabelText('Número de tarjeta'), '4509953566233704');
  await user.type(screen.getByLabelText('Vencimiento'), expiry);
  await user.click(screen.getByRole('button', { name: 'Guardar medio de pago' }));
  await screen.findByText(/Fecha inválida|El medio de pago se cargó correctamente/);
  return sent;
}

test.each([
  ['02/27', '2027-02-01T00:00:00-03:00'],
  ['01/47', '2047-01-01T00:00:00-03:00'],
])('O-DT-08 %s is inside the window on the 31st and sent as that month', async (expiry, vencimiento) => {
  expect(await submitExpiry(expiry)).toMatchObject([{ vencimiento }]);
});

test.each(['01/27', '02/47'])('O-DT-08 %s is outside the window', async (expiry) => {
  expect(await submitExpiry(expiry)).toEqual([]);
  expect(screen.getByText('Fecha inválida')).toBeVisible();
});
