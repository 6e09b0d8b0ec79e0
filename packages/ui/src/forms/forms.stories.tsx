import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormAlert } from './form-alert.tsx';
import { SubmitButton } from './submit-button.tsx';

const meta = {
  title: 'Formularios/SubmitButton',
  tags: ['autodocs'],
  component: SubmitButton,
  args: { children: 'Iniciar sesión', busyLabel: 'Ingresando…', busy: false },
} satisfies Meta<typeof SubmitButton>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Ready: Case = {};

export const Busy: Case = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ingresando…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const WithAlert: Case = {
  render: (button) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FormAlert message="Email o contraseña incorrecto/a" />
      <SubmitButton {...button} />
    </div>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getByText('Email o contraseña incorrecto/a');
    await expect(said.closest('[role="alert"]')).not.toBeNull();
  },
};
