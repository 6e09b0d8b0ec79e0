import { notificationKind } from '@huella/contract/notifications';
import type { Notification } from '@huella/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InboxRow } from './inbox-row.tsx';

const meta = {
  title: 'Componentes/InboxRow',
  tags: ['autodocs'],
  subcomponents: { InboxRow },
  args: {
    tipo: 'Siniestro',
    titulo: 'Siniestro 7 de Luna',
    texto: 'Falta la documentación.',
    leido: false,
  },
  argTypes: { tipo: { control: 'select', options: notificationKind.options } },
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <InboxRow item={{ id: 1, ruta: '/tabs/siniestros', fecha: '2026-11-27T12:30:00.000Z', ...args }} />
    </ul>
  ),
} satisfies Meta<Pick<Notification, 'tipo' | 'titulo' | 'texto' | 'leido'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Nuevo.* 09:30/ })).toHaveAttribute(
      'href',
      '/tabs/siniestros',
    );
  },
};

export const Read: Story = { args: { leido: true } };

export const Reminder: Story = {
  args: { tipo: 'Calendario', titulo: 'Vacuna de Luna', texto: 'Antirrábica, el viernes 4 de diciembre.' },
};
