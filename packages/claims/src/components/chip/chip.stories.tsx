import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Componentes/Chip',
  tags: ['autodocs'],
  component: Chip,
  argTypes: {
    icon: { control: 'select', options: ['clock', 'person', 'paw', 'up', 'check', 'info', 'warning'] },
  },
  args: { icon: 'clock', tone: 'sun', children: 'En espera' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const YourTurn: Story = { args: { icon: 'person', tone: 'coral', children: 'Le toca a usted' } };
export const WithIdempotencyKey: Story = { args: { icon: 'up', tone: 'primary', children: 'Subiendo 42 %' } };
export const Done: Story = { args: { icon: 'check', tone: 'success', children: 'Aprobado' } };
export const Over: Story = { args: { icon: 'info', tone: 'quiet', children: 'Cerrado sin resolver' } };
