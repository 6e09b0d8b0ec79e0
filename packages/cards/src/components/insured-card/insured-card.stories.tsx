import { policyState } from '@huella/contract/policies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lunaRecord } from '../../testing/card-stories.ts';
import { InsuredCard, type CardContent } from './insured-card.tsx';
import { PortraitCard } from './portrait-card.tsx';

interface Story {
  petName: string;
  animal: CardContent['animal'];
  state: CardContent['record']['estado'];
  holder: string;
}

const contentOf = ({ petName, animal, state, holder }: Story): CardContent => ({
  petName,
  animal,
  photo: null,
  record: lunaRecord({ estado: state, titular: holder }),
});

const meta = {
  title: 'Componentes/InsuredCard',
  tags: ['autodocs'],
  subcomponents: { InsuredCard, PortraitCard },
  args: { petName: 'luna', animal: 'Perro', state: 'vigente', holder: 'Carla Núñez' },
  argTypes: {
    animal: { control: 'radio', options: ['Perro', 'Gato'] },
    state: { control: 'select', options: policyState.options },
  },
  render: (args) => <InsuredCard content={contentOf(args)} />,
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 420 }}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<Story>;

export default meta;
type Case = StoryObj<typeof meta>;

export const Landscape: Case = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Luna/ })).toBeVisible();
  },
};

export const Portrait: Case = { render: (args) => <PortraitCard content={contentOf(args)} /> };

export const WithoutHolder: Case = { args: { holder: '', animal: 'Gato', petName: 'mishi' } };

export const LongName: Case = { args: { petName: 'Maximiliana Guadalupe De La Santísima Trinidad' } };

export const Expired: Case = { args: { state: 'vencida' } };
