import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { InstallSteps } from './install-steps.tsx';

const meta = {
  title: 'Instalar',
  tags: ['autodocs'],
  component: InstallSteps,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof InstallSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAnIPhone: Story = {
  args: { reason: 'En un iPhone los avisos llegan a la app instalada.' },
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const sheet = await page.findByRole('dialog', { name: 'Cómo instalar Huella' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(within(sheet).getByText('En un iPhone los avisos llegan a la app instalada.')).toBeVisible();
    await expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(sheet).getByText(/«Agregar a inicio»/)).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
