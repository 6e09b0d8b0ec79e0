import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Ventanas',
  component: ConfirmDialog,
  args: {
    open: true,
    title: '¿Cerrar sesión?',
    text: 'Deberá ingresar su contraseña otra vez.',
    confirmLabel: 'Cerrar sesión',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Question: Case = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: '¿Cerrar sesión?' });
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Destructive: Case = { args: { destructive: true } };

export const BottomSheet: Case = {
  render: ({ onClose }) => (
    <Sheet open onClose={onClose} title="Nutrición" actions={<Button variant="contained">Guardar</Button>}>
      Actualice el peso de su mascota para cuidar su alimentación.
    </Sheet>
  ),
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Nutrición' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  },
};
