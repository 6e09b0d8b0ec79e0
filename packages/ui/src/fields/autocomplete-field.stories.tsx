import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { AutocompleteField } from './autocomplete-field.tsx';
import { TestForm, type Values } from './form.fixture.tsx';

interface Story {
  value: Values[string];
  message?: string;
}

const provinces = [
  'Córdoba',
  'Entre Ríos',
  'Tierra del Fuego, Antártida e Islas del Atlántico Sur',
  'Tucumán',
].map((label, index) => ({ value: index + 1, label }));

const meta = {
  title: 'Campos/ComboField',
  subcomponents: { AutocompleteField },
  tags: ['autodocs'],
  args: { value: '' },
  render: ({ value, message }) => (
    <TestForm defaults={{ campo: value }} rules={{ campo: () => message }}>
      {(control) => (
        <AutocompleteField
          control={control}
          name="campo"
          label="Provincia"
          options={provinces}
          emptyValue={null}
        />
      )}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Empty: Case = {};

export const FoundWithoutAccents: Case = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Provincia' });
    await userEvent.type(input, ' tucuman');
    await userEvent.click(await screen.findByRole('option', { name: 'Tucumán' }));
    await expect(input).toHaveValue('Tucumán');
  },
};

export const NothingFound: Case = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Provincia' }), 'xyz');
    await expect(await screen.findByText('No hay resultados')).toBeVisible();
  },
};

export const Wrong: Case = {
  args: { message: 'Por favor indique una provincia' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Provincia' });
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Por favor indique una provincia')).toBeVisible();
  },
};
