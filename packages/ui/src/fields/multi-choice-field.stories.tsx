import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ResolverResult, useForm, useWatch } from 'react-hook-form';
import { expect } from 'storybook/test';
import { MultiChoiceField } from './multi-choice-field.tsx';

interface Values {
  pets: number[];
}

const options = ['Luna', 'Rocco', 'Mishi'].map((label, index) => ({ value: index + 1, label }));
const message = 'Al menos una mascota debe comer';

const resolver = (values: Values): ResolverResult<Values> => {
  if (values.pets.length === 0) return { values: {}, errors: { pets: { type: 'rule', message } } };
  return { values, errors: {} };
};

function Form({ chosen }: { chosen: number[] }) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { pets: chosen },
    resolver,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <MultiChoiceField control={control} name="pets" label="¿Quién come?" options={options} columns={2} />
      <output aria-label="Valor">{useWatch({ control, name: 'pets' }).join()}</output>
      <button type="submit" style={{ minHeight: 48 }}>
        Enviar
      </button>
    </form>
  );
}

const meta = {
  title: 'Campos/MultiChoiceField',
  tags: ['autodocs'],
  component: Form,
  args: { chosen: [] },
} satisfies Meta<typeof Form>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Chosen: Case = {
  args: { chosen: [3] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Luna'));
    await expect(canvas.getByRole('status', { name: 'Valor' })).toHaveTextContent('1,3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mishi' }));
    await expect(canvas.getByRole('status', { name: 'Valor' })).toHaveTextContent('1');
    await expect(canvas.getByRole('checkbox', { name: 'Mishi' })).not.toBeChecked();
  },
};

export const Wrong: Case = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Luna' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Luna' })).toBeChecked();
  },
};
