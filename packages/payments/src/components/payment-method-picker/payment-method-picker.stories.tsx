import type { PaymentMethod } from '@huella/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PickerScene } from '../../testing/picker-scene.tsx';

const visa: PaymentMethod = {
  id: 1,
  numero_pago: '450995******3704',
  tipo: 1,
  vencimiento: '2030-05-01T00:00:00-03:00',
};

const methods: PaymentMethod[] = [
  visa,
  { id: 2, numero_pago: '371180*****7522', tipo: 3, vencimiento: '2026-10-01T00:00:00-03:00' },
  { id: 3, numero_pago: '******************5201', tipo: 30, vencimiento: null },
];

const meta = {
  title: 'Elección del medio de pago',
  component: PickerScene,
  parameters: { huella: { as: 'nueva' } },
} satisfies Meta<typeof PickerScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Todavía no tiene medios de pago. ¿Con cuál quiere pagar?'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

export const Loading: Story = {
  parameters: { huella: { as: 'nueva', failures: { listPaymentMethods: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: { as: 'nueva', failures: { listPaymentMethods: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar sus medios de pago')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const WithMethods: Story = {
  parameters: { huella: { as: 'nueva', failures: { listPaymentMethods: Response.json(methods) } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Visa terminada en 3704' }));
    await expect(canvas.getByText('Elegido: 1. Envíos: 0.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'American Express terminada en 7522' })).toBeDisabled();
    await expect(canvas.getByText('Venció 10/26. Ya no se puede usar.')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { error: 'Por favor, elija un medio de pago' },
  parameters: WithMethods.parameters,
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('radiogroup', { name: 'Elija un medio de pago' });
    await expect(choice).toHaveAccessibleDescription('Por favor, elija un medio de pago');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: WithMethods.parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Visa terminada en 3704' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Agregar un medio de pago' })).toBeDisabled();
  },
};

export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarjeta de crédito' }));
    await userEvent.selectOptions(await screen.findByLabelText('Compañía de la tarjeta'), 'Visa');
    await userEvent.type(screen.getByLabelText('Número de tarjeta'), '4509953566233704');
    await userEvent.type(screen.getByLabelText('Vencimiento'), '0530');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar medio de pago' }));
    // The toast fades in.
    await waitFor(() => expect(screen.getByText('El medio de pago se cargó correctamente')).toBeVisible());
    await expect(await canvas.findByRole('radio', { name: 'Visa terminada en 3704' })).toBeChecked();
  },
};
