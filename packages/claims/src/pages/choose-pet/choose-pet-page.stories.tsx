import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';

const scene = { at: '/tabs/siniestros/pets', routes: storyRoutes, as: 'asegurada' };

const meta = { title: 'Elegir mascota', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('link', { name: /^Luna/ })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { huella: { ...scene, as: 'nombres-largos' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('link', { name: /^Maximiliana/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { listPets: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { huella: { ...scene, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('link', { name: 'Agregar mascota' })).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { listPets: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No pudimos cargar sus mascotas')).toBeVisible();
  },
};
