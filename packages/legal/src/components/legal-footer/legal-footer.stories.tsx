import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LegalFooter } from './legal-footer.tsx';

const meta = { title: 'Pie legal', component: LegalFooter } satisfies Meta<typeof LegalFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function fill(dialog: ReturnType<typeof within>) {
  await userEvent.type(await dialog.findByLabelText('Nombre y apellido'), 'Ana Ríos');
  await userEvent.type(dialog.getByLabelText('Número de documento (DNI)'), '30.123.456');
  await userEvent.type(dialog.getByLabelText('Email'), 'ana@correo.example');
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Botón de baja' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Botón de arrepentimiento' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Términos' })).toHaveAttribute('href', '/terminos');
    await expect(canvas.getByRole('link', { name: 'Privacidad' })).toHaveAttribute('href', '/privacidad');
  },
};

export const Cancellation: Story = {
  play: async () => {
    const dialog = await open('Botón de baja');
    const submit = await dialog.findByRole('button', { name: 'Pedir la baja' });
    // The sheet's transition is still running.
    await waitFor(() => expect(submit).toBeVisible());
  },
};

export const NothingTyped: Story = {
  play: async () => {
    const dialog = await open('Botón de arrepentimiento');
    await userEvent.click(await dialog.findByRole('button', { name: 'Arrepentirme de la contratación' }));
    await expect(await dialog.findByText('Por favor, ingrese su nombre y apellido')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Nombre y apellido')).toHaveFocus());
  },
};

export const Received: Story = {
  play: async () => {
    const dialog = await open('Botón de baja');
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir la baja' }));
    const done = within(await screen.findByRole('dialog', { name: 'Recibimos su pedido' }));
    await expect(await done.findByText(/^BAJA-2026-/)).toBeVisible();
    await expect(done.getByText('También lo enviamos a ana@correo.example.')).toBeVisible();
  },
};

export const ServerFailure: Story = {
  parameters: { huella: { failures: { createLegalRequest: 503 } } },
  play: async () => {
    const dialog = await open('Botón de baja');
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir la baja' }));
    await expect(await dialog.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
    await expect(dialog.getByLabelText('Nombre y apellido')).toHaveValue('Ana Ríos');
  },
};

export const WithIdempotencyKey: Story = {
  parameters: { huella: { failures: { createLegalRequest: 'never' } } },
  play: async () => {
    const dialog = await open('Botón de baja');
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir la baja' }));
    await expect(await dialog.findByRole('button', { name: 'Enviando…' })).toBeVisible();
  },
};
