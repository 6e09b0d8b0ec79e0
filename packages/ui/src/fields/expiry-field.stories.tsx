import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExpiryField } from './expiry-field.tsx';
import { TestForm, type Values } from './form.fixture.tsx';

interface Story {
  value: Values[string];
  message?: string;
}

const meta = {
  title: 'Campos/ExpiryField',
  subcomponents: { ExpiryField },
  tags: ['autodocs'],
  args: { value: '' },
  render: ({ value, message }) => (
    <TestForm defaults={{ campo: value }} rules={{ campo: () => message }}>
      {(control) => <ExpiryField control={control} name="campo" label="Vencimiento" />}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Empty: Case = {};

export const ThirteenthMonth: Case = {
  args: { message: 'Fecha inválida' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Vencimiento' });
    await userEvent.type(input, '1327');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Fecha inválida')).toBeVisible();
    await expect(input).toHaveValue('13/27');
  },
};
