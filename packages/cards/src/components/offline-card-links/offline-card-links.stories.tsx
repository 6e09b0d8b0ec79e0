import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ACCOUNT, onADeviceWithACard } from '../../testing/card-stories.ts';
import { OfflineCardLinks } from './offline-card-links.tsx';

const meta = {
  title: 'Carnets sin conexión',
  component: OfflineCardLinks,
  args: { account: ACCOUNT },
  parameters: { huella: { as: 'asegurada' } },
  loaders: [onADeviceWithACard],
} satisfies Meta<typeof OfflineCardLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Carnet de Luna' })).toHaveAttribute(
      'href',
      '/tabs/pet-details/1/carnet',
    );
  },
};
