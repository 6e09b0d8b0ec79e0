import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';
import { fillFirstStep, pick } from '../../testing/fill-event.ts';
import { havingEvents } from '../../testing/having-events.ts';

const at = '/crear-evento/1';
const scene = { at, routes: storyRoutes, as: 'asegurada' };

const meta = { title: 'Nuevo evento', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const FirstStep: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Luna' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Celo' }));
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeVisible();
  },
};

export const KindTakenBack: Story = {
  play: async (context) => {
    await FirstStep.play?.(context);
    const canvas = page(context.canvasElement);
    await context.userEvent.click(canvas.getByRole('radio', { name: 'Mishi' }));
    await expect(
      await canvas.findByText('Celo y Cría son de hembras. Elija otro tipo para Mishi.'),
    ).toBeVisible();
  },
};

export const WithErrors: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Por favor, elija el tipo de evento')).toBeVisible();
  },
};

export const Vaccine: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await fillFirstStep(userEvent, { kind: 'Vacuna' });
    await pick(userEvent, 'Vacuna', 'Antirrábica');
    await expect(
      await page(canvasElement).findByText('Refuerzo anual, según el catálogo. Consulte a su veterinario.'),
    ).toBeVisible();
  },
};

const early = { id: 1, tipo: 'Vacuna', moment: '2025-12-10T10:00', vaccine: 1, followUp: '2026-12-10' };

/** D103: it was due on 10 December. */
export const GivenEarly: Story = {
  parameters: { huella: { ...scene, before: havingEvents(early) } },
  play: async (context) => {
    await Vaccine.play?.(context);
    const canvas = page(context.canvasElement);
    await expect(await canvas.findByRole('radio', { name: /^Mantener su fecha/ })).not.toBeChecked();
  },
};

export const ProductForCat: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await fillFirstStep(userEvent, { pet: 'Mishi', kind: 'Desparasitación externa' });
    await pick(userEvent, 'Producto', 'Bravecto (pipeta)');
    await expect(await page(canvasElement).findByText(/^Actúa durante 84 días/)).toBeVisible();
  },
};

export const Litter: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await fillFirstStep(userEvent, { kind: 'Cría' });
    await userEvent.click(await page(canvasElement).findByRole('button', { name: 'Guardar el evento' }));
    await expect((await page(canvasElement).findAllByText('Por favor, complete este campo.')).length).toBe(3);
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { createEvent: 500 } } },
  play: async ({ canvasElement, userEvent }) => {
    await fillFirstStep(userEvent);
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar el evento' }));
    await expect(await canvas.findByText('Hubo un error, intente de nuevo mas tarde')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { listVaccines: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { huella: { ...scene, failures: { listProducts: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(
      await page(canvasElement).findByText('No pudimos cargar sus mascotas y los catálogos'),
    ).toBeVisible();
  },
};

export const Uninsured: Story = {
  parameters: { huella: { ...scene, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    await expect(
      await page(canvasElement).findByText('Todavía no tiene una mascota asegurada'),
    ).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { huella: { ...scene, as: 'nombres-largos' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('radio', { name: /^Maximiliana/ })).toBeVisible();
  },
};

export const ManyPets: Story = {
  parameters: { huella: { ...scene, as: 'muchas-mascotas' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('combobox', { name: 'Mascota' })).toBeVisible();
  },
};
