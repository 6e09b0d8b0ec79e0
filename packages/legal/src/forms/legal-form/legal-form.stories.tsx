import { legalRequestKind } from '@huella/contract/legal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LegalForm } from './legal-form.tsx';

const meta = {
  title: 'Formularios/LegalForm',
  tags: ['autodocs'],
  component: LegalForm,
  args: { kind: 'BAJA', known: undefined, onDone: fn() },
  argTypes: { kind: { control: 'radio', options: legalRequestKind.options } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LegalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cancellation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pedir la baja' })).toBeVisible();
  },
};

export const Withdrawal: Story = {
  args: { kind: 'ARREPENTIMIENTO' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Arrepentirme de la contratación' })).toBeVisible();
  },
};
