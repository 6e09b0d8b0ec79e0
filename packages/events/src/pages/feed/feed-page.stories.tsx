import type { CalendarFeed } from '@huella/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';

const at = '/tabs/ajustes/calendario';
const huella = { at, routes: storyRoutes, as: 'asegurada' } as const;

const meta = { title: 'Calendario compartido', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
type Canvas = ReturnType<typeof page>;
const start = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Crear la dirección' }));
const box = (canvas: Canvas, name: string) => canvas.findByRole('checkbox', { name });

/** D106: a URL is created; its choice is saved at once and can be changed. */
export const SwitchedOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await start(canvas);
    const subscribe = await canvas.findByRole('link', { name: 'Agregar a mi calendario' });
    await expect(subscribe).toHaveAttribute('href', expect.stringMatching(/^webcal:.+\.ics$/));
    await expect(canvas.getByText('Todavía no la leyó ningún calendario.')).toBeVisible();
    await userEvent.click(await box(canvas, 'Celo'));
    await waitFor(async () => expect(await box(canvas, 'Celo')).not.toBeChecked());
    const before = subscribe.getAttribute('href');
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar la dirección' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiarla' }));
    await waitFor(() =>
      expect(canvas.getByText('La dirección es otra. La anterior ya no funciona.')).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Agregar a mi calendario' })).not.toHaveAttribute(
        'href',
        before,
      ),
    );
    await expect(await box(canvas, 'Celo')).not.toBeChecked();
  },
};

export const Failed: Story = {
  parameters: { huella: { ...huella, failures: { getCalendarFeed: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

const vaccinesOnly: CalendarFeed = {
  url: `https://huella.example/calendario/${'x'.repeat(43)}.ics`,
  tipos: ['Vacuna'],
  mascotas: null,
  ultima_lectura: '2026-11-27T12:05:00.000Z',
};

export const LastTick: Story = {
  name: 'one kind stays ticked, and a change that could not be saved reverts',
  tags: ['!dev'],
  parameters: {
    huella: {
      ...huella,
      failures: { getCalendarFeed: Response.json(vaccinesOnly), setCalendarFeed: 500 },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Leída por última vez el 27/11/2026, 09:05.')).toBeVisible();
    await userEvent.click(await box(canvas, 'Vacuna'));
    await expect(await canvas.findByText('Deje al menos uno.')).toBeVisible();
    await expect(await box(canvas, 'Vacuna')).toBeChecked();
    await userEvent.click(await box(canvas, 'Celo'));
    await waitFor(() =>
      expect(canvas.getByText('No pudimos guardar el cambio. Intente nuevamente.')).toBeVisible(),
    );
    await waitFor(async () => expect(await box(canvas, 'Celo')).not.toBeChecked());
  },
};
