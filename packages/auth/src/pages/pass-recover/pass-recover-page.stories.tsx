import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { storySession } from '../../testing/story-session.ts';
import { authRoutes as routes } from '../../routes.ts';

const huella = { ...storySession, routes, at: '/pass-recover' };

const meta = { title: 'Recuperar contraseña', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function recover(canvas: ReturnType<typeof within>, email: string) {
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
  },
};

export const WrongEmail: Story = {
  play: async ({ canvas }) => {
    await recover(canvas, 'ana');
    await expect(await canvas.findByText('Por favor, ingrese un email válido')).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ canvas }) => {
    await recover(canvas, 'ana@correo.example');
    await expect(
      await canvas.findByText('En breve recibiras un mail para confirmar la nueva contraseña'),
    ).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { huella: { ...huella, failures: { recoverPassword: 'never' } } },
  play: async ({ canvas }) => {
    await recover(canvas, 'ana@correo.example');
    await expect(await canvas.findByRole('button', { name: 'Enviando…' })).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...huella, failures: { recoverPassword: 500 } } },
  play: async ({ canvas }) => {
    await recover(canvas, 'ana@correo.example');
    await expect(
      await canvas.findByText('Ha ocurrido un error. Intente nuevamente mas tarde.'),
    ).toBeVisible();
  },
};
