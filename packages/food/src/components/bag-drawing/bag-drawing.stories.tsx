import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BagDrawing } from './bag-drawing.tsx';

const meta = {
  title: 'Componentes/BagDrawing',
  tags: ['autodocs'],
  component: BagDrawing,
  args: { fillLevel: 0.6, title: 'Queda el 60 %' },
  argTypes: { fillLevel: { control: { type: 'range', min: 0, max: 1, step: 0.05 } } },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BagDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfFull: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Queda el 60 %' })).toBeVisible();
  },
};

export const Full: Story = { args: { fillLevel: 1, title: 'Queda el 100 %' } };
export const NearlyEmpty: Story = { args: { fillLevel: 0.01, title: 'Queda el 1 %' } };
export const Empty: Story = { args: { fillLevel: 0, title: 'No queda nada' } };
