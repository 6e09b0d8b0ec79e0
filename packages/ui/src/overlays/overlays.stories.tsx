import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { toast } from '../toast/toast-store.ts';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Ventanas',
  tags: ['autodocs'],
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
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const DialogUnderToast: Case = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const answer = await screen.findByRole('button', { name: 'Cerrar sesión' });
    toast.success('Número copiado');
    const said = await screen.findByText('Número copiado');
    // Both are at the bottom of a phone: the toast moves.
    await waitFor(() =>
      expect(said.getBoundingClientRect().bottom).toBeLessThan(answer.getBoundingClientRect().top),
    );
    await waitFor(() => expect(said.getBoundingClientRect().top).toBeLessThan(100));
  },
};

const lines = Array.from({ length: 60 }, (_, index) => <Button key={index}>{`Renglón ${index + 1}`}</Button>);

const titleUnderToast: Case['play'] = async () => {
  const title = await screen.findByRole('heading', { name: 'Nutrición' });
  toast.success('Tarjeta agregada');
  const said = (await screen.findByText('Tarjeta agregada')).closest('[data-tone]')!;
  // After both transitions.
  const sheet = title.closest('.MuiDialog-paper')!;
  await waitFor(() => expect([...sheet.getAnimations(), ...said.getAnimations()]).toHaveLength(0));
  await waitFor(() =>
    expect(said.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top),
  );
};

export const LongSheetUnderToast: Case = {
  tags: ['!dev', '!autodocs'],
  render: ({ onClose }) => (
    <Sheet open onClose={onClose} title="Nutrición">
      {lines}
    </Sheet>
  ),
  play: titleUnderToast,
};

export const LongDialogUnderToast: Case = {
  ...LongSheetUnderToast,
  globals: { viewport: { value: 'desktop' } },
};

export const DialogOnADesktop: Case = { globals: { viewport: { value: 'desktop' } } };

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
    const content = sheet.querySelector('.MuiDialogContent-root')!;
    for (const edge of ['::before', '::after'])
      await expect(getComputedStyle(content, edge).opacity).toBe('0');
  },
};

export const LongSheet: Case = {
  render: ({ onClose }) => (
    <Sheet open onClose={onClose} title="Nutrición" actions={<Button variant="contained">Guardar</Button>}>
      {lines}
    </Sheet>
  ),
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Nutrición' });
    const content = sheet.querySelector('.MuiDialogContent-root')!;
    const opacities = () => ['::before', '::after'].map((edge) => getComputedStyle(content, edge).opacity);
    await waitFor(() => expect(opacities()).toEqual(['0', '1']));
    content.scrollTo({ top: content.scrollHeight });
    await waitFor(() => expect(opacities()).toEqual(['1', '0']));
  },
};
