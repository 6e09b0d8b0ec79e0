import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { LevelSlider, type LevelSliderProps } from './level-slider.tsx';

function Level({ capacity, kilos: first }: Omit<LevelSliderProps, 'onMove'>) {
  const [kilos, setKilos] = useState(first);
  return <LevelSlider capacity={capacity} kilos={kilos} onMove={setKilos} />;
}

const meta = {
  title: 'Componentes/LevelSlider',
  tags: ['autodocs'],
  component: Level,
  subcomponents: { LevelSlider },
  args: { capacity: 15, kilos: 6 },
  render: (args) => <Level key={args.kilos} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Level>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Nivel de la bolsa' });
    await expect(slider).toHaveAttribute('aria-valuetext', '6\u{a0}kg de 15\u{a0}kg');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
  },
};

export const Empty: Story = { args: { kilos: 0 } };
