import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChoiceField } from './choice-field.tsx';
import { TestForm, type Values } from './form.fixture.tsx';

interface Story {
  value: Values[string];
  message?: string;
}

const plans = [1000, 2000, 3000].map((number) => ({
  value: number,
  label: `Plan ${number}`,
  description: 'Suma asegurada $ 1.250.000 · $ 21.500 por mes',
}));

const meta = {
  title: 'Campos/ChoiceField',
  subcomponents: { ChoiceField },
  tags: ['autodocs'],
  args: { value: '' },
  render: ({ value, message }) => (
    <TestForm defaults={{ campo: value }} rules={{ campo: () => message }}>
      {(control) => <ChoiceField control={control} name="campo" label="Plan" options={plans} />}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Empty: Case = {};

export const Chosen: Case = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Plan 2000'));
    await expect(canvas.getByRole('radio', { name: 'Plan 2000' })).toBeChecked();
  },
};

export const Wrong: Case = {
  args: { message: 'Por favor, elija un plan de cobertura' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Por favor, elija un plan de cobertura')).toBeVisible();
  },
};
