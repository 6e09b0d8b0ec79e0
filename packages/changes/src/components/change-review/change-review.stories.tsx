import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ChangeReview } from './change-review.tsx';

const meta = {
  title: 'Revisión',
  component: ChangeReview,
  args: {
    open: true,
    fields: [
      { campo: 'mascotaNombre', antes: 'Luna', despues: 'Lunita' },
      { campo: 'mascotaSexo', antes: 'H', despues: 'M' },
      { campo: 'mascotaFechaNac', antes: '2022-09-01', despues: '2022-09-11' },
    ],
    estimate: '2026-12-02',
    busy: false,
    onConfirm: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangeReview>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async (canvasElement: HTMLElement) =>
  within(
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Confirme los cambios' }),
  );

export const OldAndNew: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await sheet(canvasElement);
    await waitFor(() => expect(dialog.getByText('11/09/2022')).toBeVisible());
    await expect(dialog.getByText('El cambio se hará efectivo en hasta 72 horas hábiles.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const WithIdempotencyKey: Story = {
  args: { busy: true },
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await sheet(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Seguir editando' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
