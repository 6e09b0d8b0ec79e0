import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { legalRoutes as routes } from '../routes.ts';

const meta = { title: 'Textos', parameters: { huella: { routes } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  parameters: { huella: { routes, at: '/terminos' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Términos y condiciones' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Arrepentimiento' })).toBeVisible();
  },
};

export const Contents: Story = {
  parameters: { huella: { routes, at: '/terminos' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Reclamos', { selector: 'nav a' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Reclamos' })).toHaveFocus());
  },
};

export const Privacy: Story = {
  parameters: { huella: { routes, at: '/privacidad' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Política de privacidad' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Agencia de Acceso a la Información Pública/)).toBeVisible();
  },
};
