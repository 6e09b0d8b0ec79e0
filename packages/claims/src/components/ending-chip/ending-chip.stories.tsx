import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EndingChip } from './ending-chip.tsx';

const meta = {
  title: 'Componentes/EndingChip',
  tags: ['autodocs'],
  component: EndingChip,
  args: { result: { estado: 'APROBADO', pedido: 42_500, reconocido: 42_500, pagado: 42_500 } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof EndingChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pagado · $ 42.500')).toBeVisible();
  },
};

export const PaidInPart: Story = {
  args: { result: { estado: 'APROBADO', pedido: 42_500, reconocido: 38_000, pagado: 38_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pagado en parte · $ 38.000')).toBeVisible();
  },
};

export const NothingRecognised: Story = {
  args: { result: { estado: 'RECHAZADO', pedido: 42_500, reconocido: 0, pagado: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reconocido')).toBeVisible();
  },
};

export const Closed: Story = {
  args: { result: { estado: 'CERRADO', pedido: 0, reconocido: 0, pagado: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cerrado sin resolver')).toBeVisible();
  },
};
