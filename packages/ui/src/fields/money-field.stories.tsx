import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TestForm, type Values } from './form.fixture.tsx';
import { MoneyField } from './money-field.tsx';

interface Story {
  value: Values[string];
  message?: string;
}

const meta = {
  title: 'Campos/MoneyField',
  subcomponents: { MoneyField },
  tags: ['autodocs'],
  args: { value: '' },
  render: ({ value, message }) => (
    <TestForm defaults={{ campo: value }} rules={{ campo: () => message }}>
      {(control) => <MoneyField control={control} name="campo" label="Monto" />}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Empty: Case = {};

export const Filled: Case = { args: { value: '1250300' } };

export const WithCents: Case = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Monto' }), '85300,50');
    await expect(canvas.getByText(/^Se envía sin centavos/)).toBeVisible();
  },
};

export const Wrong: Case = {
  args: { value: '0', message: 'Por favor, ingrese cuánto pagó' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Por favor, ingrese cuánto pagó')).toBeVisible();
  },
};
