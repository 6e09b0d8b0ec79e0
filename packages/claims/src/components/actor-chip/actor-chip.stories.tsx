import { claimActor } from '@huella/contract/claims';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActorChip } from './actor-chip.tsx';

const meta = {
  title: 'Componentes/ActorChip',
  tags: ['autodocs'],
  component: ActorChip,
  args: { actor: 'usted' },
  argTypes: { actor: { control: 'select', options: claimActor.options } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ActorChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {};
export const Vet: Story = { args: { actor: 'veterinario' } };
export const Insurer: Story = { args: { actor: 'nosotros' } };
