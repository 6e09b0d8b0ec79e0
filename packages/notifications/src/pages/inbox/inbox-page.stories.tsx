import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notificationsRoutes } from '../../routes.ts';
import { inPagesOf } from '../../testing/in-pages-of.ts';
import { storyDevice } from '../../testing/story-device.ts';

const huella = {
  at: '/tabs/avisos',
  routes: notificationsRoutes(storyDevice()),
  as: 'con-avisos',
} as const;

const meta = { title: 'Bandeja', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const today = await canvas.findByRole('region', { name: 'Hoy' });
    await expect(within(today).getAllByText('Nuevo')).toHaveLength(4);
    await expect(canvas.getByText('Guardamos sus avisos por 90 días.')).toBeVisible();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: Success.play };

export const Pages: Story = {
  parameters: { huella: { ...huella, before: inPagesOf(3) } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', { name: 'Ver anteriores' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { huella: { ...huella, as: 'asegurada' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Todavía no hay avisos')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Elegir de qué le avisamos' })).toHaveAttribute(
      'href',
      '/tabs/ajustes/notificaciones',
    );
  },
};

export const Loading: Story = {
  parameters: { huella: { ...huella, failures: { listNotifications: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...huella, failures: { listNotifications: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos cargar sus avisos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
