import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { weightEntriesOf } from '../../lib/weight-entries.ts';
import { storyPet } from '@huella/testing/story-pet';
import { WeightChart, type WeightChartProps } from './weight-chart.tsx';

/** Holds the chosen entry, as the page does. */
function Chosen({ ascending, chosen: first }: Omit<WeightChartProps, 'onChoose'>) {
  const [chosen, setChosen] = useState(first);
  return <WeightChart ascending={ascending} chosen={chosen} onChoose={setChosen} />;
}

const ascending = weightEntriesOf(storyPet.historial_peso).toReversed();

const meta = {
  title: 'Componentes/WeightChart',
  tags: ['autodocs'],
  component: Chosen,
  subcomponents: { WeightChart },
  args: { ascending, chosen: ascending.length - 1 },
  // A changed control resets the choice.
  render: (args) => <Chosen key={args.chosen} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Chosen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', String(ascending.length - 1));
  },
};

export const OneWeightEntry: Story = { args: { ascending: ascending.slice(0, 1), chosen: 0 } };
