import type { PaymentMedium } from '@huella/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paymentMethodTypes } from '../../lib/payment-method-types.ts';
import { PaymentForm } from './payment-form.tsx';

const mediums: PaymentMedium[] = [
  { id: 1, tipo: 'Visa', is_active: true, verifica: 'luhn', size: [16], bins: ['4'] },
  { id: 3, tipo: 'American Express', is_active: true, verifica: 'luhn', size: [15], bins: ['34', '37'] },
];

const meta = {
  title: 'Formulario del medio de pago',
  tags: ['autodocs'],
  component: PaymentForm,
  argTypes: { type: { control: 'select', options: paymentMethodTypes } },
  args: { type: 'bankCard', mediums, today: '2026-11-27', onSaved: fn() },
  parameters: { huella: { as: 'nueva' } },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BankCardForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Compañía de la tarjeta'), 'Visa');
    await expect(canvas.getByLabelText('Número de tarjeta')).toBeVisible();
    await expect(canvas.getByLabelText(/^Titular/)).toBeVisible();
  },
};

export const RecognisedBrand: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Número de tarjeta'), '4509');
    await expect(await canvas.findByText('Es una tarjeta Visa')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No es esta' })).toBeVisible();
  },
};

export const BrandMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar medio de pago' }));
    await expect(await canvas.findByText('Por favor, indique su compañia')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Número de tarjeta')).toHaveFocus());
  },
};

export const RejectedNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Compañía de la tarjeta'), 'Visa');
    await userEvent.type(canvas.getByLabelText('Número de tarjeta'), '4509953566233705');
    await userEvent.type(canvas.getByLabelText('Vencimiento'), '1327');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar medio de pago' }));
    await expect(await canvas.findByText('Número inválido')).toBeVisible();
    await expect(canvas.getByText('Fecha inválida')).toBeVisible();
  },
};

export const OtherBrand: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Compañía de la tarjeta'), 'American Express');
    await userEvent.type(canvas.getByLabelText('Número de tarjeta'), '4509953');
    await expect(canvas.getByText(/Por cómo empieza, parece una tarjeta Visa\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cambiar a Visa' })).toBeVisible();
  },
};

export const CbuForm: Story = {
  args: { type: 'savings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('CBU'), '0070123130000009876546');
    await expect(await canvas.findByText('Cuenta en: Banco Galicia.')).toBeVisible();
  },
};

export const DoubtfulCbu: Story = {
  args: { type: 'checking' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('CBU'), '2850590940090418135202');
    await expect(await canvas.findByText(/los dígitos verificadores no coinciden/)).toBeVisible();
  },
};

export const ShortCbu: Story = {
  args: { type: 'savings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('CBU'), '00701231');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar medio de pago' }));
    await expect(await canvas.findByText('Por favor, ingrese 22 dígitos.')).toBeVisible();
  },
};

export const ServerFailure: Story = {
  args: { type: 'savings' },
  parameters: { huella: { as: 'nueva', failures: { createPaymentMethod: 503 } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('CBU'), '0070123130000009876546');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar medio de pago' }));
    await expect(
      await canvas.findByText('No se pudo cargar el medio de pago, intente más tarde.'),
    ).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
