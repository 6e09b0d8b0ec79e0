import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MethodChoice } from './method-choice.tsx';

const meta = {
  title: 'Componentes/MethodChoice',
  tags: ['autodocs'],
  component: MethodChoice,
  args: {
    methods: [
      { id: 1, numero_pago: '450995******3704', tipo: 1, vencimiento: '2028-05-01T03:00:00.000Z' },
      { id: 2, numero_pago: '******************5201', tipo: 30, vencimiento: null },
      { id: 3, numero_pago: '450995******1111', tipo: 1, vencimiento: '2025-05-01T03:00:00.000Z' },
    ],
    mediums: [
      { id: 1, tipo: 'Visa', is_active: true, verifica: 'luhn', size: [16], bins: ['4'] },
      { id: 30, tipo: 'CBU caja de ahorro', is_active: true, verifica: 'cbu', size: [22], bins: [] },
    ],
    today: '2026-11-27',
    value: 1,
    disabled: false,
    fresh: null,
    onChange: fn(),
    onAdd: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MethodChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CardChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /1111/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /5201/ }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

export const Missing: Story = {
  args: { value: null, error: 'Elija con qué va a pagar' },
};
