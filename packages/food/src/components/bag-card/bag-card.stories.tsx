import { storyPet } from '@huella/testing/story-pet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { listCurrentBags } from '../../lib/current-bag.ts';
import { storyBag } from '../../testing/story-bags.ts';
import { BagCard } from './bag-card.tsx';

interface Story {
  /** Days, as entered at the purchase. */
  duracion: number;
  total: number;
  /** `YYYY-MM-DD` */
  today: string;
}

const meta = {
  title: 'Componentes/BagCard',
  tags: ['autodocs'],
  subcomponents: { BagCard },
  args: { duracion: 30, total: 15, today: '2026-11-10' },
  render: ({ duracion, total, today }) => {
    const [currentBag] = listCurrentBags([storyBag({ duracion, total })], [storyPet], today);
    const actions = { correct: fn(), finish: fn(), more: fn() };
    return currentBag ? <BagCard currentBag={currentBag} today={today} actions={actions} /> : <></>;
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Nutrición</h1>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<Story>;

export default meta;
type Case = StoryObj<typeof meta>;

export const SomeLeft: Case = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Royal Canin Maxi Adult' })).toBeVisible();
  },
};

export const EndsTomorrow: Case = { args: { today: '2026-11-30' } };

export const OverByCount: Case = {
  args: { today: '2026-12-10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Se terminó ese día/ })).toBeVisible();
  },
};
