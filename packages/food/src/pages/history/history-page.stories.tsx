import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { foodRoutes } from '../../routes.ts';

const at = '/tabs/alimentacion/historial';
const scene = { at, routes: foodRoutes, as: 'veinte-bolsas' } as const;

const meta = { title: 'Bolsas terminadas', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Twenty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect((await canvas.findAllByText(/^Duró/))[0]).toBeVisible();
  },
};

export const Desktop: Story = { ...Twenty, globals: { viewport: { value: 'desktop' } } };

export const Empty: Story = {
  parameters: { huella: { ...scene, as: 'asegurada' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Todavía no terminó ninguna bolsa')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { listFoodBags: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No pudimos cargar sus alimentos')).toBeVisible();
  },
};
