import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { requestChangeAs, decide, personBody } from '../../testing/requests.ts';
import { ChangeNotices } from './change-notices.tsx';

const as = 'asegurada';
const lunita = { mascotaId: 1, mascotaNombre: 'Lunita', mascotaSexo: 'M' };

const meta = {
  title: 'Avisos',
  component: ChangeNotices,
  args: { petId: 1 },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: '34rem' }}>
        <h1>Luna</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ChangeNotices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Server = Parameters<typeof requestChangeAs>[0];

const afterRequest = (
  body: Parameters<typeof requestChangeAs>[2],
  after?: (server: Server, id: number) => Promise<void>,
) => ({
  huella: {
    as,
    before: async (server: Server) => {
      const id = await requestChangeAs(server, as, body);
      await after?.(server, id);
    },
  },
});

export const Pending: Story = {
  parameters: afterRequest(lunita),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solicitud de cambio en curso')).toBeVisible();
    await expect(canvas.getByText(/Fecha estimada: 02\/12\/2026\./)).toBeVisible();
  },
};

export const OfThePerson: Story = {
  args: { petId: null },
  parameters: afterRequest(personBody({ fechaNac: '06-03-1990', genero: 'M', piso: '' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('06/03/1990')).toBeVisible();
    await expect(canvas.getByText('Sin completar')).toBeVisible();
  },
};

export const Approved: Story = {
  parameters: afterRequest(lunita, (server, id) => decide(server, id)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aprobamos su solicitud de cambio')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entendido' })).toBeVisible();
  },
};

export const Rejected: Story = {
  parameters: afterRequest(lunita, (server, id) =>
    decide(server, id, 'El nombre no coincide con la libreta sanitaria.'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Motivo: El nombre no coincide/)).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: afterRequest(
    { mascotaId: 1, mascotaNombre: 'Supercalifragilisticoespialidoso'.repeat(3) },
    (server, id) => decide(server, id, 'Ilegible'.repeat(40)),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Motivo: Ilegible/);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const Failed: Story = {
  parameters: { huella: { as, failures: { listChangeRequests: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar sus solicitudes de cambio.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Nothing: Story = {
  parameters: { huella: { as } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Luna' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { huella: { as, failures: { listChangeRequests: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Luna' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
