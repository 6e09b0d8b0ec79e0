import { policyState } from '@huella/contract/policies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PolicyChip } from './policy-chip.tsx';

const meta = {
  title: 'Componentes/PolicyChip',
  tags: ['autodocs'],
  component: PolicyChip,
  args: { state: 'vigente' },
  argTypes: { state: { control: 'select', options: policyState.options } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PolicyChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {};
export const Future: Story = { args: { state: 'futura' } };
export const Expired: Story = { args: { state: 'vencida' } };
export const Cancelled: Story = { args: { state: 'anulada' } };
