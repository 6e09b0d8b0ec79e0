import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DateField } from './date-field.tsx';
import { TestForm, type Values } from './form.fixture.tsx';

interface Story {
  value: Values[string];
  message?: string;
}

const meta = {
  title: 'Campos/DateField',
  subcomponents: { DateField },
  tags: ['autodocs'],
  args: { value: '' },
  render: ({ value, message }) => (
    <TestForm defaults={{ campo: value }} rules={{ campo: () => message }}>
      {(control) => <DateField control={control} name="campo" label="Fecha de nacimiento" max="2026-11-27" />}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Empty: Case = {};

export const Filled: Case = {
  args: { value: '2024-03-05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Fecha de nacimiento' })).toHaveValue('05/03/2024');
  },
};

export const Impossible: Case = {
  args: { message: 'Fecha inválida' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.type(input, '31022024');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Fecha inválida')).toBeVisible();
    await expect(input).toHaveValue('31/02/2024');
  },
};

/** O-DT-15: Monday first, the first of November 2026 under Sunday. */
export const CalendarOpen: Case = {
  args: { value: '2026-11-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendario' }));
    const days = await screen.findAllByRole('columnheader');
    await expect(days.map((day) => day.textContent)).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D']);
    await waitFor(() => expect(screen.getByText('noviembre 2026')).toBeVisible());
    await expect(screen.getByRole('gridcell', { name: '1', selected: true })).toHaveAttribute(
      'aria-colindex',
      '7',
    );
  },
};
