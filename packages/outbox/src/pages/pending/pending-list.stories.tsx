import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyItem } from '../../testing/story-items.ts';
import { PendingList } from './pending-list.tsx';

const meta = {
  title: 'Lista',
  tags: ['autodocs'],
  component: PendingList,
  args: { items: [], lost: [] },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 720 }}>
        <h1>Pendientes de enviar</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PendingList>;

export default meta;
type Story = StoryObj<typeof meta>;

const everything = [
  storyItem('a', {
    title: 'DNI, frente',
    fileName: 'dni-frente.jpg',
    status: 'sending',
    progress: 0.42,
    retry: null,
  }),
  storyItem('b', {
    title: 'Factura de la consulta',
    status: 'confirming',
    progress: 1,
    retry: null,
    discard: null,
  }),
  storyItem('c', { title: 'Libreta sanitaria', message: 'Sin conexión. Se envía solo cuando vuelva.' }),
  storyItem('d', {
    title: 'Constancia de CBU de un nombre larguísimo que no entra en una sola línea del teléfono',
    fileName: 'constancia-de-cbu-del-banco-de-la-provincia-de-buenos-aires-2026.pdf',
    status: 'failed',
    message: 'El archivo es demasiado grande. Elija uno de hasta 20 MB.',
    retry: null,
  }),
];

export const Everything: Story = {
  args: { items: everything },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42 %')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progreso de DNI, frente' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    const [, confirming, , failed] = canvas.getAllByRole('listitem');
    if (!confirming || !failed) throw new Error('the list is short');
    await expect(within(confirming).getByText('Guardando')).toBeVisible();
    await expect(within(confirming).queryByRole('button')).toBeNull();
    await expect(within(failed).getByText(/demasiado grande/)).toBeVisible();
    await expect(within(failed).queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  },
};

export const EverythingOnADesktop: Story = { ...Everything, globals: { viewport: { value: 'desktop' } } };

export const LargeText: Story = {
  args: { items: everything },
  decorators: [
    (Story) => {
      document.documentElement.style.fontSize = '200%';
      return <Story />;
    },
  ],
  beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Discarding: Story = {
  args: {
    items: [storyItem('a', { mayHaveArrived: true, message: 'Sin conexión. Se envía solo cuando vuelva.' })],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Puede que ya nos haya llegado/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar: Foto de Luna' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar este archivo?' });
    await waitFor(() => expect(question).toBeVisible());
    await expect(within(question).getByText(/no lo borra de nuestro lado/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Quitar' }));
    await expect(args.items[0]?.discard).toHaveBeenCalledOnce();
  },
};

export const LostAndNotKept: Story = {
  args: {
    items: [storyItem('a', { isPersisted: false })],
    lost: [
      { id: 'x', title: 'DNI, dorso' },
      { id: 'y', title: 'Factura' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/El navegador perdió archivos.*DNI, dorso, Factura/)).toBeVisible();
    await expect(canvas.getByText(/No cierre esta página/)).toBeVisible();
  },
};
