import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from './login-form.tsx';

const meta = {
  title: 'Formularios/LoginForm',
  tags: ['autodocs'],
  component: LoginForm,
  args: { onDone: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  },
};
