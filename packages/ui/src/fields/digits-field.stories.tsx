import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DigitsField } from './digits-field.tsx';
import { TestForm, type Values } from './form.fixture.tsx';

interface Story {
  value: Values[string];
  message?: string;
}

const meta = {
  title: 'Campos/DigitsField',
  subcomponents: { DigitsField },
  tags: ['autodocs'],
  args: { value: '' },
  render: ({ value, message }) => (
    <TestForm defaults={{ campo: value }} rules={{ campo: () => message }}>
      {(control) => <DigitsField control={control} name="campo" label="Número de tarjeta" groups={4} />}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Empty: Case = {};

export const EditedInTheMiddle: Case = {
  tags: ['!dev', '!autodocs'],
  args: { value: '432100000000' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Número de tarjeta' });
    await userEvent.type(input, '{Backspace}{Backspace}98', {
      initialSelectionStart: 9,
      initialSelectionEnd: 9,
    });
    await expect(input).toHaveValue('4321 0098 0000');
  },
};

export const Wrong: Case = {
  args: { value: '0000000000000000', message: 'Número inválido' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Número inválido')).toBeVisible();
  },
};
