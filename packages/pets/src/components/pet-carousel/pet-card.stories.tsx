import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyPet } from '@huella/testing/story-pet';
import { PetCard } from './pet-card.tsx';

const meta = {
  title: 'Componentes/PetCard',
  tags: ['autodocs'],
  component: PetCard,
  args: { pet: storyPet },
  // Its heading is an h3.
  decorators: [
    (Story) => (
      <main style={{ width: 140 }}>
        <h1>Inicio</h1>
        <h2>Sus mascotas</h2>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vigente')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Luna' })).toHaveAttribute('href', '/tabs/pet-details/1');
  },
};

export const Cancelled: Story = { args: { pet: { ...storyPet, anulada: '2026-11-20' } } };

export const LongName: Story = {
  args: { pet: { ...storyPet, nombre: 'Maximiliana Guadalupe De La Santísima Trinidad', animal: 'Gato' } },
};
