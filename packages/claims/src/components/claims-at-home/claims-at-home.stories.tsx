import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { havingClaims } from '../../testing/having-claims.ts';
import { ClaimsAtHome } from './claims-at-home.tsx';

const before = havingClaims({ id: 1 }, { id: 2, pet: 2 });

const meta = {
  title: 'Siniestros en inicio',
  component: ClaimsAtHome,
  parameters: { huella: { as: 'asegurada' } },
  decorators: [
    (Story) => (
      <main>
        <h1>Inicio</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ClaimsAtHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  parameters: { huella: { as: 'asegurada', before } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: 'Enviar el formulario' })).toHaveLength(2);
  },
};

export const Desktop: Story = { ...Success, globals: { viewport: { value: 'desktop' } } };

export const NothingWaits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ningún siniestro espera algo de usted.')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { as: 'asegurada', failures: { listWaitingClaims: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { as: 'asegurada', failures: { listWaitingClaims: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};
