import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './text-field.tsx';
import { TestForm, type Values } from './form.fixture.tsx';

interface Story {
  value: Values[string];
  message?: string;
}

const meta = {
  title: 'Campos/TextField',
  args: { value: '' },
  render: ({ value, message }) => (
    <TestForm defaults={{ campo: value }} rules={{ campo: () => message }}>
      {(control) => (
        <TextField control={control} name="campo" label="Nombre" hint="Como figura en su documento." />
      )}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Empty: Case = {};

export const Filled: Case = { args: { value: 'María de los Ángeles Fernández de la Peña y Ñandú' } };

export const Wrong: Case = {
  args: { message: 'Por favor, ingrese su nombre' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Por favor, ingrese su nombre')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  },
};
