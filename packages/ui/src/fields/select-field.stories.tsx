import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from './select-field.tsx';
import { TestForm, type Values } from './form.fixture.tsx';

interface Story {
  value: Values[string];
  message?: string;
}

const options = [
  { value: 'F', label: 'Femenino' },
  { value: 'M', label: 'Masculino' },
];

const meta = {
  title: 'Campos/SelectField',
  subcomponents: { SelectField },
  tags: ['autodocs'],
  args: { value: '' },
  render: ({ value, message }) => (
    <TestForm defaults={{ campo: value }} rules={{ campo: () => message }}>
      {(control) => <SelectField control={control} name="campo" label="Género" options={options} />}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Empty: Case = {};

export const Chosen: Case = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Género' });
    await userEvent.selectOptions(select, 'Femenino');
    await expect(select).toHaveDisplayValue('Femenino');
  },
};

export const Wrong: Case = {
  args: { message: 'Por favor, indique su compañia' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Por favor, indique su compañia')).toBeVisible();
  },
};
