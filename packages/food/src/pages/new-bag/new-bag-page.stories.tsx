import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { foodRoutes } from '../../routes.ts';
import { foodAnswers } from '../../testing/food-answers.ts';
import { storyBag } from '../../testing/story-bags.ts';

const at = '/tabs/alimentacion/agregar';
const failures = foodAnswers([storyBag()]);
const scene = { at, routes: foodRoutes, as: 'asegurada', failures } as const;

const meta = { title: 'Nuevo alimento', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: 'Luna' })).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Fecha de compra' })).toHaveValue('27/11/2026');
  },
};

/** Prefilled from the previous bag; 15 kg a day is odd for any dog, and may be saved. */
export const Renewal: Story = {
  parameters: { huella: { ...scene, at: `${at}?renueva=1` } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: /^¿Cuántos kilos quedan/ })).toHaveValue('2');
    await expect(canvas.getByRole('radio', { name: /^15\skg$/ })).toBeChecked();
    const days = canvas.getByRole('textbox', { name: '¿Para cuántos días alcanza?' });
    await userEvent.clear(days);
    await userEvent.type(days, '1');
    await expect(await canvas.findByText(/por día: parece mucho para/)).toBeVisible();
  },
};

export const Mixed: Story = {
  parameters: { huella: { ...scene, at: `${at}?mascota=1` } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Mishi' }));
    await expect(
      await canvas.findByText('Ups... Perros y gatos no pueden comer del mismo alimento.'),
    ).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar la bolsa' }));
    await expect(
      await canvas.findByText('Ups... Al menos una mascota debe comer del alimento!'),
    ).toBeVisible();
    await expect(await canvas.findByText('Por favor, elija la marca')).toBeVisible();
  },
};

export const Maintenance: Story = {
  parameters: {
    huella: { ...scene, at: `${at}?renueva=1`, failures: { ...failures, createFoodBag: 503 } },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar la bolsa' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'No pudimos guardar la bolsa' });
    await expect(
      within(dialog).getByText('El servidor se encuentra en mantenimiento. Intente nuevamente más tarde.'),
    ).toBeInTheDocument();
  },
};

export const AlreadyLoaded: Story = {
  parameters: {
    huella: {
      ...scene,
      at: `${at}?renueva=1`,
      failures: {
        ...failures,
        createFoodBag: Response.json({ code: 'already_loaded', message: 'Ya cargada' }, { status: 409 }),
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar la bolsa' }));
    await expect(
      await canvas.findByText('La bolsa seleccionada ya fue cargada. Por favor, ingrese otro alimento.'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { ...failures, listFoods: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { ...failures, listFoods: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No pudimos cargar sus alimentos')).toBeVisible();
  },
};
