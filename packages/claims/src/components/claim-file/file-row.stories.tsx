import type { OutboxItem } from '@huella/outbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileRow } from './file-row.tsx';

const sending: OutboxItem = {
  id: 'a',
  title: 'Ecografía abdominal',
  topic: 'claim/1/extra/',
  fields: {},
  fileName: 'ecografia.pdf',
  size: 1_258_291,
  addedAt: 0,
  status: 'sending',
  progress: 0.42,
  message: null,
  isPersisted: true,
  mayHaveArrived: false,
  hasArrived: false,
  retry: null,
  discard: fn(),
  file: async () => null,
};

const meta = {
  title: 'Componentes/FileRow',
  tags: ['autodocs'],
  component: FileRow,
  args: {
    fileKind: 'study',
    title: 'Ecografía abdominal',
    detail: 'Estudio',
    review: { estado: 'RECIBIDO', fecha: '2026-11-26T13:30:00.000Z' },
    isDecided: false,
    onSendAnother: fn(),
  },
  argTypes: { fileKind: { control: 'select', options: ['receipt', 'study'] } },
  parameters: { layout: 'padded', huella: { as: 'asegurada' } },
  // Below the headings of page and section.
  decorators: [
    (Story) => (
      <main>
        <h1>Documentación</h1>
        <h2>Otros documentos</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Recibido el /)).toBeVisible();
  },
};

export const Approved: Story = {
  args: {
    review: {
      estado: 'APROBADO',
      fecha: '2026-11-20T13:30:00.000Z',
      revisado: '2026-11-23T13:30:00.000Z',
    },
  },
};

export const Returned: Story = {
  args: {
    review: {
      estado: 'DEVUELTO',
      fecha: '2026-11-20T13:30:00.000Z',
      revisado: '2026-11-23T13:30:00.000Z',
      motivo: 'El informe es de otra mascota.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('El informe es de otra mascota.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar otro: Ecografía abdominal' }));
    await expect(args.onSendAnother).toHaveBeenCalledOnce();
  },
};

export const WithIdempotencyKey: Story = {
  args: { review: undefined, sending },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subiendo 42 %')).toBeVisible();
  },
};

export const NotSent: Story = {
  args: {
    review: undefined,
    failedText: 'No pudimos enviarlo',
    sending: { ...sending, status: 'failed', message: 'El archivo es demasiado grande.', retry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos enviarlo. El archivo es demasiado grande.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar: Ecografía abdominal' })).toBeVisible();
  },
};
