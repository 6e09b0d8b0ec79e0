import { renderRoutes, type RenderRoutesOptions } from '@huella/testing';
import { screen } from '@testing-library/react';
import { PickerScene } from './picker-scene.tsx';

/** Shows the picker inside another form to `nueva`, who has no payment method, unless said otherwise. */
export function renderPicker(options: Partial<RenderRoutesOptions> = {}, onContinue?: () => void) {
  return renderRoutes([{ path: '/contratar', element: <PickerScene onContinue={onContinue} /> }], {
    at: '/contratar',
    as: 'nueva',
    ...options,
  });
}

type Rendered = Awaited<ReturnType<typeof renderPicker>>;

/** Lets every new payment method through to the server and keeps what was sent. */
export function recordSent({ server }: Rendered): unknown[] {
  const sent: unknown[] = [];
  server.override('createPaymentMethod', async (request) => {
    sent.push(await request.clone().json());
    return server.app.fetch(request);
  });
  return sent;
}

/** Opens the form of a card and chooses its brand. */
export async function openCardForm({ user }: Rendered, brand = 'Visa') {
  await user.click(await screen.findByRole('button', { name: 'Tarjeta de crédito' }));
  await user.selectOptions(await screen.findByLabelText('Compañía de la tarjeta'), brand);
}

/** Types number and expiry of a card. */
export async function fillCard({ user }: Rendered, number: string, expiry = '05/28') {
  await user.type(screen.getByLabelText('Número de tarjeta'), number);
  await user.type(screen.getByLabelText('Vencimiento'), expiry);
}

/** Saves what the form holds. */
export function save({ user }: Rendered) {
  return user.click(screen.getByRole('button', { name: 'Guardar medio de pago' }));
}

/** Asks for the kind again in the form of a first method, and chooses another. */
export async function chooseOther({ user }: Rendered, kind: string) {
  await user.click(screen.getByRole('button', { name: 'Elegir otro medio' }));
  await user.click(screen.getByRole('radio', { name: kind }));
}
