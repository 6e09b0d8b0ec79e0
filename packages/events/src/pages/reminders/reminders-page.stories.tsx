import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';

const at = '/tabs/ajustes/recordatorios';
const huella = { at, routes: storyRoutes, as: 'asegurada' } as const;

const meta = { title: 'Recordatorios', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
type Canvas = ReturnType<typeof page>;
const switchOf = (canvas: Canvas, name: string) => canvas.findByRole('switch', { name });

/** D105: all kinds but birthdays are on, and a switch is saved at once. */
export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await switchOf(canvas, 'Vacuna')).toBeChecked();
    await expect(await switchOf(canvas, 'Otros eventos')).toBeChecked();
    await expect(await switchOf(canvas, 'Cumpleaños')).not.toBeChecked();
    await userEvent.click(canvas.getByText('Cumpleaños'));
    await expect(await switchOf(canvas, 'Cumpleaños')).toBeChecked();
    await userEvent.click(await switchOf(canvas, 'Vacuna'));
    await expect(await switchOf(canvas, 'Vacuna')).not.toBeChecked();
  },
};

/** D108: days before food ends, shown with their switch. */
export const FoodDays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const days = await canvas.findByRole('combobox', { name: /^Cuántos días antes/ });
    await expect(days).toHaveDisplayValue('5 días antes');
    await userEvent.selectOptions(days, '12 días antes');
    await waitFor(() => expect(days).toHaveDisplayValue('12 días antes'));
    await userEvent.click(canvas.getByText('Alimento que se termina'));
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { huella: { ...huella, failures: { getReminderSettings: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...huella, failures: { getReminderSettings: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos cargar sus recordatorios')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const NotSaved: Story = {
  name: 'a switch that could not be saved reverts, and says so',
  tags: ['!dev'],
  parameters: { huella: { ...huella, failures: { updateReminderSettings: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await switchOf(canvas, 'Celo'));
    await waitFor(() =>
      expect(canvas.getByText('No pudimos guardar el cambio. Intente nuevamente.')).toBeVisible(),
    );
    await waitFor(async () => expect(await switchOf(canvas, 'Celo')).toBeChecked());
    await expect(await switchOf(canvas, 'Vacuna')).toBeChecked();
  },
};
