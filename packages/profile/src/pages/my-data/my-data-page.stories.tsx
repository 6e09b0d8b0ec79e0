import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { myDataRoute } from '../../routes.ts';

const huella = {
  routes: [myDataRoute({ useSignOut: () => () => undefined, LostWithAccount: () => null })],
  at: '/tabs/ajustes/mis-datos',
  as: 'asegurada',
};

const meta = { title: 'Privacidad y mis datos', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
  return within(await screen.findByRole('dialog', { name: '¿Eliminar su cuenta?' }));
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Privacidad y mis datos' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver mis datos personales' })).toBeVisible();
  },
};

export const Preparing: Story = {
  parameters: { huella: { ...huella, failures: { exportAccountData: 'never' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar' }));
    await expect(await canvas.findByRole('button', { name: 'Preparando el archivo…' })).toBeVisible();
  },
};

export const DownloadFailure: Story = {
  parameters: { huella: { ...huella, failures: { exportAccountData: 500 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar' }));
    await expect(await canvas.findByText(/No pudimos preparar sus datos/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargar' })).toBeVisible();
  },
};

export const Question: Story = {
  play: async () => {
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByText(/durante diez años/)).toBeVisible());
    await expect(dialog.getByLabelText('Su contraseña')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'otra-clave');
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar definitivamente' }));
    await expect(await dialog.findByText('La contraseña no es correcta.')).toBeVisible();
  },
};

export const Deleting: Story = {
  parameters: { huella: { ...huella, failures: { deleteAccount: 'never' } } },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'huella-2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar definitivamente' }));
    await expect(await dialog.findByRole('button', { name: 'Eliminando…' })).toBeVisible();
  },
};
