import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';
import { type EventSeed, havingEvents } from '../../testing/having-events.ts';
import { luna, storyEvent } from '../../testing/story-events.ts';

const at = '/tabs/historial/edit-event/4';
const sceneOf = (seed: EventSeed) => ({
  at,
  routes: storyRoutes,
  as: 'asegurada',
  before: havingEvents(seed),
});
const dose = { id: 4, tipo: 'Vacuna', vaccine: 1, followUp: '2026-12-10', moment: '2026-11-20T10:00' };
const planned = { ...dose, done: false, moment: '2026-12-01T10:00' };

const meta = { title: 'Evento', parameters: { huella: sceneOf(dose) } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

const shows =
  (text: string | RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    await expect((await page(canvasElement).findAllByText(text))[0]).toBeVisible();
  };

export const Done: Story = { play: shows('Antirrábica') };

export const Planned: Story = {
  parameters: { huella: sceneOf(planned) },
  play: shows('Ya ocurrió'),
};

/** A long word stays within its card. */
export const LongName: Story = {
  parameters: {
    huella: {
      ...sceneOf(dose),
      failures: {
        getEvent: Response.json(
          storyEvent({ id: 4, mascota: { ...luna, nombre: 'maximilianaguadalupedelatrinidadanchoren' } }),
        ),
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const name = await page(canvasElement).findByText('Maximilianaguadalupedelatrinidadanchoren');
    await expect(name).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The list marks the event that is shown beside it. */
export const Desktop: Story = {
  parameters: { huella: { ...sceneOf(planned), at: `${at}?mascota=1` } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const list = within(await canvas.findByRole('complementary', { name: 'Eventos' }));
    const shown = await list.findByRole('link', { name: 'Vacuna: Antirrábica' });
    await expect(shown).toHaveAttribute('aria-current', 'page');
    await expect(shown).toHaveAttribute('href', expect.stringMatching(/\?mascota=1$/));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Vacuna');
  },
};

export const MovedPastNextDate: Story = {
  parameters: { huella: sceneOf(planned) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    const day = await canvas.findByRole('textbox', { name: 'Próximo evento' });
    await userEvent.clear(day);
    await userEvent.type(day, '11122026');
    await expect(await canvas.findByText(/^Al guardar se quita la próxima fecha/)).toBeVisible();
  },
};

export const AskingWhetherDone: Story = {
  parameters: { huella: sceneOf(planned) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ya ocurrió' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sí, ya ocurrió' })).toBeVisible());
  },
};

export const AskingWhetherToDelete: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar el evento' }));
    await waitFor(() => expect(canvas.getByText(/ni tampoco su próxima fecha/)).toBeVisible());
  },
};

export const VideoCall: Story = {
  parameters: {
    huella: sceneOf({
      id: 4,
      tipo: 'Videollamada',
      moment: '2026-12-01T15:30',
      done: false,
      info: 'Dra. Marta Pérez, MP 1234. Le mandamos el enlace por email diez minutos antes.',
    }),
  },
  play: shows(/^Dra\. Marta Pérez/),
};

export const Birthday: Story = {
  parameters: { huella: { ...sceneOf(dose), at: '/tabs/historial/edit-event/-1004' } },
  play: shows(/^Los cumpleaños salen/),
};

export const UnknownKind: Story = {
  parameters: {
    huella: sceneOf({ id: 4, tipo: 'Peluquería', title: 'Baño y corte', description: 'Sin perfume' }),
  },
  play: shows('Sin perfume'),
};

export const Permethrin: Story = {
  parameters: { huella: sceneOf({ id: 4, pet: 2, tipo: 'DespExterna', product: 26 }) },
  play: shows(/tiene permetrina/),
};

export const ServerError: Story = {
  parameters: { huella: { ...sceneOf(dose), failures: { updateEvent: 500 } } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar cambios' }));
    await expect(await canvas.findByText('Los cambios no se guardaron. Intente nuevamente.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...sceneOf(dose), failures: { getEvent: 'never' } } },
  play: shows('Cargando…'),
};

export const Failed: Story = {
  parameters: { huella: { ...sceneOf(dose), failures: { getEvent: 500 } } },
  play: shows('No pudimos cargar el evento'),
};
