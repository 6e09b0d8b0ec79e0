import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';

const meta = {
  title: 'Gracias al veterinario',
  parameters: { huella: { at: '/tabs/confirm', routes: storyRoutes, as: 'asegurada' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('¡Gracias!')).toBeVisible();
  },
};
