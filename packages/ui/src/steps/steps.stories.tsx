import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepProgress } from './step-progress.tsx';

const meta = {
  title: 'Pasos',
  tags: ['autodocs'],
  component: StepProgress,
  args: { names: ['Sus datos', 'Su domicilio', 'Su mascota', 'Plan y pago'], current: 1 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StepProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Paso 2 de 4: Su domicilio' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Sus datos, listo');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};

export const Last: Story = { args: { current: 3 } };
