import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { eventsRoutes } from '../../routes.ts';
import { storyRoutes } from '../../testing/story-routes.ts';

const scene = { at: '/tabs/home/vet-call', routes: storyRoutes, as: 'asegurada' };

const meta = { title: 'Videollamada', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const call = await canvas.findByRole('link', { name: 'Llamar' });
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', 'tel:+541150000000');
    await expect(canvas.getByText('+54 11 5000-0000')).toBeVisible();
  },
};

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('+54 11 5000-0000')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Llamar' })).toBeNull();
  },
};

/** D25: outside of production a missing phone is reported. */
export const Unconfigured: Story = {
  parameters: {
    huella: { ...scene, routes: eventsRoutes({ phone: { state: 'unconfigured', value: undefined } }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('sin configurar')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Llamar' })).toBeNull();
  },
};

/** D25: in production the action is hidden. */
export const Hidden: Story = {
  parameters: {
    huella: { ...scene, routes: eventsRoutes({ phone: { state: 'hidden', value: undefined } }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/^Los turnos se piden por teléfono/)).toBeVisible();
  },
};
