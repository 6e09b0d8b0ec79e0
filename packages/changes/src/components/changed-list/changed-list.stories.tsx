import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangedList } from './changed-list.tsx';

const meta = {
  title: 'Componentes/ChangedList',
  tags: ['autodocs'],
  component: ChangedList,
  args: {
    fields: [
      { campo: 'mascotaNombre', antes: 'Luna', despues: 'Lunita' },
      { campo: 'mascotaSexo', antes: 'H', despues: 'M' },
      { campo: 'mascotaFechaNac', antes: '2022-09-01', despues: '2022-09-11' },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChangedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11/09/2022')).toBeVisible();
  },
};

export const OfAPerson: Story = {
  args: {
    fields: [
      { campo: 'telCelular', antes: '1145678901', despues: '1155556666' },
      { campo: 'piso', antes: '4', despues: null },
    ],
  },
};
