import { storyPet } from '@huella/testing/story-pet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CareCard } from './care-card.tsx';

const proposal = {
  key: '1 external',
  petId: 1,
  need: 'external',
  reason: 'product',
  day: '2026-12-04',
  isLate: false,
  vaccine: null,
} as const;

const meta = {
  title: 'Componentes/CareCard',
  tags: ['autodocs'],
  component: CareCard,
  args: { proposal, pet: storyPet, from: '2026-11-27', onPostpone: fn(), onHide: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1>Calendario</h1>
        <h2>Propuestas</h2>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CareCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/04\/12\/2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Más tarde/ }));
    await expect(args.onPostpone).toHaveBeenCalledOnce();
  },
};

export const Late: Story = {
  args: { proposal: { ...proposal, need: 'internal', reason: 'interval', isLate: true } },
};
