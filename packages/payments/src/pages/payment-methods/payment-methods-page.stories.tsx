import type { PaymentMethod } from '@huella/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paymentsRoutes } from '../../index.ts';

const at = '/tabs/ajustes/medios-de-pago';
const huella = { at, routes: paymentsRoutes, as: 'nueva' } as const;

const meta = { title: 'Medios de pago', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

const expiring = (id: number, month: string): PaymentMethod => ({
  id,
  numero_pago: `450995******370${id}`,
  tipo: 1,
  vencimiento: `${month}-01T00:00:00-03:00`,
});

const methods: PaymentMethod[] = [
  expiring(1, '2030-05'),
  expiring(2, '2026-12'),
  expiring(3, '2026-10'),
  { id: 4, numero_pago: '******************5201', tipo: 30, vencimiento: null },
];

export const Success: Story = {
  parameters: { huella: { ...huella, failures: { listPaymentMethods: Response.json(methods) } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Visa terminada en 3701')).toBeVisible();
    await expect(canvas.getByText('Vence pronto')).toBeVisible();
    await expect(canvas.getByText('Vencida')).toBeVisible();
    await expect(canvas.getByText('CBU caja de ahorro terminada en 5201')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...huella, failures: { listPaymentMethods: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Todavía no tiene medios de pago')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...huella, failures: { listPaymentMethods: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No pudimos cargar sus medios de pago')).toBeVisible();
  },
};

export const Added: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar un medio de pago' }));
    await userEvent.selectOptions(await canvas.findByLabelText('Compañía de la tarjeta'), 'Visa');
    await userEvent.type(canvas.getByLabelText('Número de tarjeta'), '4509953566233704');
    await userEvent.type(canvas.getByLabelText('Vencimiento'), '0530');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar medio de pago' }));
    const list = within(await canvas.findByRole('list', { name: 'Sus medios de pago' }));
    await waitFor(() => expect(list.getByRole('listitem')).toHaveFocus());
    await expect(list.getByRole('listitem')).toHaveTextContent('Visa terminada en 3704');
  },
};
