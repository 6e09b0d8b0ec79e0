import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { TestForm, type Values } from './form.fixture.tsx';

interface Story {
  value: Values[string];
  message?: string;
}

const meta = {
  title: 'Campos/PasswordField',
  subcomponents: { PasswordField },
  tags: ['autodocs'],
  args: { value: '' },
  render: ({ value, message }) => (
    <TestForm defaults={{ campo: value }} rules={{ campo: () => message }}>
      {(control) => <PasswordField control={control} name="campo" label="Contraseña" />}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Hidden: Case = { args: { value: 'secreta' } };

export const Shown: Case = {
  args: { value: 'secreta' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(canvas.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('secreta');
  },
};
