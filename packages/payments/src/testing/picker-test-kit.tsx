import { renderRoutes, type RenderRoutesOptions } from '@huella/testing';
import { screen } from '@testing-library/react';
import { PickerScene } from './picker-scene.tsx';

/** By default for `nueva`, who has no payment method. */
export function renderPicker(options: Partial<RenderRoutesOptions> = {}, onContinue?: () => void) {
  return renderRoutes([{ path: '/contratar', element: <PickerScene onContinue={onContinue} /> }], {
    at: '/contratar',
    as: 'nueva',
    ...options,
  });
}

type Rendered = Awaited<ReturnType<typeof renderPicker>>;

/** Records new payment methods and passes them to the server. */
export function recordSent({ server }: Rendered): unknown[] {
  const sent: unknown[] = [];
  server.override('createPaymentMethod', async (request) => {
    sent.push(await request.clone().json());
    return server.app.fetch(request);
  });
  return sent;
}

export async function openBankCardForm({ user }: Rendered, brand = 'Visa') {
  await user.click(await screen.findByRole('button', { name: 'Tarjeta de crédito' }));
  await user.selectOptions(await screen.findByLabelText('Compañía de la tarjeta'), brand);
}

export async function fillBankCard({ user }: Rendered, number: string, expiry = '05/28') {
  await user.type(screen.getByLabelText('Número de tarjeta'), number);
  await user.type(screen.getByLabelText('Vencimiento'), expiry);
}

export function save({ user }: Rendered) {
  return user.click(screen.getByRole('button', { name: 'Guardar medio de pago' }));
}

export async function chooseOther({ user }: Rendered, type: string) {
  await user.click(screen.getByRole('button', { name: 'Elegir otro medio' }));
  await user.click(screen.getByRole('radio', { name: type }));
}
