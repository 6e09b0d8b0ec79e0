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
  subcomponents: { TextField },
  tags: ['autodocs'],
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

export const Multiline: Case = {
  args: { value: 'Vomita desde anoche y no quiere comer nada.' },
  render: ({ value }) => (
    <TestForm defaults={{ campo: value }}>
      {(control) => <TextField control={control} name="campo" label="¿Qué pasó?" multiline minRows={4} />}
    </TestForm>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: '¿Qué pasó?' });
    const frame = text.parentElement;
    await expect(frame && getComputedStyle(frame).padding).toBe('0px');
    await expect(getComputedStyle(text).padding).toBe('12px 16px');
  },
};

export const Wrong: Case = {
  args: { message: 'Por favor, ingrese su nombre' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Por favor, ingrese su nombre')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  },
};
