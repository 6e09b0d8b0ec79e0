import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notificationsRoutes } from '../../routes.ts';
import { storyDevice } from '../../testing/story-device.ts';
import { inboxAnswers, storyNotifications } from '../../testing/story-notifications.ts';

const huella = (failures: object = {}, pageSize = 20) => ({
  at: '/tabs/avisos',
  routes: notificationsRoutes(storyDevice()),
  as: 'asegurada' as const,
  failures: { ...inboxAnswers(storyNotifications, pageSize), ...failures },
});

const meta = { title: 'Bandeja', parameters: { huella: huella() } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  parameters: { huella: huella() },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const today = await canvas.findByRole('region', { name: 'Hoy' });
    await expect(within(today).getAllByText('Nuevo')).toHaveLength(2);
    await expect(canvas.getByText('Guardamos sus avisos por 90 días.')).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: { huella: huella() },
  globals: { viewport: { value: 'desktop' } },
  play: Success.play,
};

export const Pages: Story = {
  parameters: { huella: huella({}, 3) },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', { name: 'Ver anteriores' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { huella: huella(inboxAnswers([])) },
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
  parameters: { huella: huella({ listNotifications: 'never' }) },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: huella({ listNotifications: 500 }) },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos cargar sus avisos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
