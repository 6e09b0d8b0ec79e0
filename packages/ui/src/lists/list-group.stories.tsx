import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListGroup } from './list-group.tsx';
import { ListAnchor, ListButton, ListLink } from './list-rows.tsx';

const leave = fn();

const meta = {
  title: 'Listas/ListGroup',
  tags: ['autodocs'],
  component: ListGroup,
  args: {
    title: 'Mi cuenta',
    children: (
      <>
        <ListLink to="/medios" icon="card" label="Medios de pago" note="Tarjetas y CBU" />
        <ListAnchor href="https://huella.example" icon="globe" label="Versión web" />
        <ListButton onClick={leave} icon="logout" label="Cerrar sesión" opensDialog />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ListGroup>;

export default meta;
type Case = StoryObj<typeof meta>;

export const Ready: Case = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('region', { name: 'Mi cuenta' });
    await expect(group).toBeVisible();
    const rows = [
      canvas.getByRole('link', { name: 'Medios de pago Tarjetas y CBU' }),
      canvas.getByRole('link', { name: 'Versión web (se abre en otra pestaña)' }),
      canvas.getByRole('button', { name: 'Cerrar sesión' }),
    ];
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(leave).toHaveBeenCalledOnce();
  },
};
