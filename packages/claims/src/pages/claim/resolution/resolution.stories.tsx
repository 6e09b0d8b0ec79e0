import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { havingClaims } from '../../../testing/having-claims.ts';
import {
  closedResolution,
  decidedAs,
  paidResolution,
  partialResolution,
  rejectedResolution,
  storyResolution,
  wholeResolution,
} from '../../../testing/story-resolutions.ts';
import { Resolution } from './resolution.tsx';

const scene = { as: 'asegurada', before: havingClaims({ id: 1 }) };
const decided = (resolution: Parameters<typeof decidedAs>[0]) => ({
  huella: { ...scene, failures: decidedAs(resolution) },
});

const meta = {
  title: 'Resolución de un siniestro',
  component: Resolution,
  args: { claimId: 1, support: { state: 'configured', value: 'ayuda@huella.example' } },
  parameters: { huella: scene },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <h1>Siniestro</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Resolution>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  parameters: decided(wholeResolution),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Estamos preparando el pago.')).toBeVisible();
  },
};

export const Partial: Story = {
  parameters: decided(partialResolution),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '¿Por qué no es lo que pedí?' }));
    await expect(canvas.getByRole('link', { name: 'sitio de la SSN' })).toBeVisible();
  },
};

export const PartialOnDesktop: Story = { ...Partial, globals: { viewport: { value: 'desktop' } } };

export const Paid: Story = {
  parameters: decided(paidResolution),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/en la cuenta terminada en 1234\.$/)).toBeVisible();
  },
};

export const LongConceptAndMillions: Story = {
  parameters: decided(
    storyResolution(
      partialResolution.lineas.map((line) => ({
        ...line,
        concepto: 'Internación y monitoreo cardiorrespiratorio postoperatorio durante tres días',
        pedido: 12_345_678,
        reconocido: 10_000_000,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Rejected: Story = {
  parameters: decided(rejectedResolution),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: '¿Qué puedo hacer si no estoy de acuerdo?' });
    await userEvent.click(more);
    await expect(canvas.getByText(rejectedResolution.motivo ?? '')).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: decided(closedResolution),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cerramos este siniestro sin resolverlo.')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: decidedAs(500) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos consultar qué se resolvió.')).toBeVisible();
  },
};
