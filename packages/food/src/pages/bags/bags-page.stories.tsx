import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { foodRoutes } from '../../routes.ts';
import { foodAnswers } from '../../testing/food-answers.ts';
import { storyBag, storyBags } from '../../testing/story-bags.ts';

const scene = { at: '/tabs/alimentacion', routes: foodRoutes, as: 'asegurada' } as const;

const meta = {
  title: 'Bolsas',
  parameters: { huella: { ...scene, failures: foodAnswers(storyBags) } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Se terminó según la cuenta')).toBeVisible();
    await expect(canvas.getByText('martes 1 de diciembre')).toBeVisible();
    await expect(canvas.getByText('Según lo que duró su bolsa anterior.')).toBeVisible();
    await expect(canvas.getByText('Según lo que quedaba el 25/11/2026.')).toBeVisible();
  },
};

export const Desktop: Story = { ...Success, globals: { viewport: { value: 'desktop' } } };

export const Shared: Story = {
  parameters: {
    huella: {
      ...scene,
      failures: foodAnswers([
        storyBag({
          total: 15,
          sobrante: 1.2,
          stocksAlimentoMascotas: [{ mascotaId: 1 }, { mascotaId: 2 }],
        }),
      ]),
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByText('Cómo lo calculamos'));
    await expect(canvas.getByText(/que sobraban de la bolsa anterior/)).toBeVisible();
    await expect(canvas.getByText(/^Mishi: .* por día$/)).toBeVisible();
  },
};

export const HowMuchIsLeft: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    const name = 'Queda más o menos: Royal Canin Maxi Adult';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const slider = await canvas.findByRole('slider', { name: 'Nivel de la bolsa' });
    await fireEvent.change(slider, { target: { value: '2.1' } });
    await expect(canvas.getByRole('textbox', { name: 'Kilos que quedan' })).toHaveValue('2,1');
  },
};

export const More: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Más sobre Royal Canin Maxi Adult' }));
    const order = await canvas.findByRole('link', { name: 'Pedir por WhatsApp' });
    await waitFor(() => expect(order).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^Editar la bolsa/ })).toBeVisible();
  },
};

/** The only pet of a bag: deleting it is offered instead. */
export const OnlyPet: Story = {
  play: async (context) => {
    await More.play?.(context);
    const canvas = page(context.canvasElement);
    await context.userEvent.click(canvas.getByRole('button', { name: /^Luna ya no come de esta bolsa/ }));
    const question = await canvas.findByText(/^Ups... Al menos una mascota debe comer del alimento!/);
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: { huella: { ...scene, failures: foodAnswers([]) } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Todavía no cargó alimento')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nuevo alimento' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { listFoodBags: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { listFoodBags: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos cargar sus alimentos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Uninsured: Story = {
  parameters: { huella: { ...scene, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('link', { name: 'Agregar mascota' })).toBeVisible();
  },
};
