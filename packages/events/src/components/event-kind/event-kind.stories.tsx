import { calendarKind } from '@huella/contract/events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventKind, type EventKindProps } from './event-kind.tsx';

const known = calendarKind.options.filter((kind) => kind !== 'Otro');

const meta = {
  title: 'Tipos de evento',
  tags: ['autodocs'],
  subcomponents: { EventKind },
  args: { tipo: 'Vacuna', title: '' },
  argTypes: { tipo: { control: 'select', options: calendarKind.options } },
  render: (event) => <EventKind event={event} />,
  parameters: { layout: 'padded' },
} satisfies Meta<Required<EventKindProps['event']>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      {known.map((tipo) => (
        <EventKind key={tipo} event={{ tipo }} />
      ))}
      <EventKind event={{ tipo: 'Peluquería', title: 'Baño y corte' }} />
      <EventKind event={{ tipo: 'Peluquería', title: ' ' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Desparasitación externa')).toBeVisible();
    await expect(canvas.getByText('Baño y corte')).toBeVisible();
    await expect(canvas.getByText('Peluquería')).toBeVisible();
  },
};
