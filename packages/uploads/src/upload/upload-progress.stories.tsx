import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UploadProgress } from './upload-progress.tsx';

const meta = {
  title: 'Estado de una subida',
  component: UploadProgress,
  args: { state: { step: 'idle' }, onRetry: fn() },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preparing: Story = {
  args: { state: { step: 'preparing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preparando la foto…')).toBeVisible();
  },
};

export const Sending: Story = {
  args: { state: { step: 'sending', share: 0.42 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progreso de la subida' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText('42 %')).toBeVisible();
  },
};

export const Confirming: Story = {
  name: 'D70 all bytes have left, and it is not yet said that they arrived',
  args: { state: { step: 'sending', share: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Guardando la foto…')).toBeVisible();
    await expect(canvas.queryByText('Foto subida.')).toBeNull();
  },
};

export const Done: Story = {
  args: { state: { step: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Foto subida.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { step: 'failed', reason: 'No hay conexión a internet.', mayRetry: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('La foto no se subió. No hay conexión a internet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: { state: { step: 'failed', reason: 'No pudimos abrir la foto.', mayRetry: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
};
