import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toast-store.ts';

const meta = {
  title: 'Avisos',
  component: ToastRegion,
  render: () => (
    <>
      <Button onClick={() => toast.success('Datos enviados correctamente.')}>Éxito</Button>
      <Button onClick={() => toast.error('Hubo un problema. Por favor intente nuevamente.', { action })}>
        Error
      </Button>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

const action = { label: 'Reintentar', onClick: () => {} };

export default meta;

type Case = StoryObj<typeof meta>;

export const Success: Case = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Éxito' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Datos enviados correctamente.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ErrorWithAction: Case = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Hubo un problema. Por favor intente nuevamente.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
