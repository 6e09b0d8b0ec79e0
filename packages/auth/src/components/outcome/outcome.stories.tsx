import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Outcome } from './outcome.tsx';

const meta = {
  title: 'Componentes/Outcome',
  tags: ['autodocs'],
  component: Outcome,
  args: {
    text: 'Si hay una cuenta con ese email, le enviamos cómo cambiar la contraseña.',
    action: { label: 'Volver a ingresar', to: '/login' },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Outcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volver a ingresar' })).toHaveAttribute('href', '/login');
    await waitFor(() => expect(canvas.getByText(/^Si hay una cuenta/).closest('output')).toHaveFocus());
  },
};
