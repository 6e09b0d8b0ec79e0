import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { TestForm, type Values } from './form.fixture.tsx';
import { TimeField } from './time-field.tsx';

interface Story {
  value: Values[string];
}

const meta = {
  title: 'Campos/TimeField',
  subcomponents: { TimeField },
  tags: ['autodocs'],
  args: { value: '' },
  render: ({ value }) => (
    <TestForm defaults={{ campo: value }}>
      {(control) => <TimeField control={control} name="campo" label="Hora" step={15} />}
    </TestForm>
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Empty: Case = {};

export const Filled: Case = {
  args: { value: '10:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Hora' })).toHaveValue('10:30');
  },
};

export const ListOpen: Case = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir la hora' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '09:00' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Hora' })).toHaveValue('09:15');
  },
};
