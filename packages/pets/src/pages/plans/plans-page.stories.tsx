import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';

const at = '/planes';
const routes = petsRoutes(testDependencies(), testOptions);

const meta = { title: 'Planes y precios', parameters: { huella: { at, routes } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const cheapest = await canvas.findByRole('heading', { name: 'Plan 1 Esencial' });
    await expect(cheapest).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Elegir este plan/ })).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Prices align, whatever the length of the names. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    huella: {
      at,
      routes,
      failures: {
        listPlans: Response.json([
          { id: 1, nombre: 'Plan 1', costo: 14_900, suma_asegurada: 450_000 },
          {
            id: 2,
            nombre: 'Plan 2 para Compañeros de Toda la Vida y su Familia',
            costo: 22_500,
            suma_asegurada: 900_000,
          },
        ]),
      },
    },
  },
  play: async ({ canvas }) => {
    const prices = [await canvas.findByText(/14\.900$/), canvas.getByText(/^\$\s22\.500$/)];
    const [one, other] = prices.map((price) => price.getBoundingClientRect().top);
    await expect(one).toBe(other);
  },
};

export const SignedIn: Story = {
  parameters: { huella: { at, routes, as: 'asegurada' } },
  play: Success.play,
};

export const Loading: Story = {
  parameters: { huella: { at, routes, failures: { listPlans: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando los planes')).toBeInTheDocument();
    await expect(canvas.getByText('Cirugías')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { huella: { at, routes, failures: { listPlans: Response.json([]) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay planes disponibles')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { at, routes, failures: { listPlans: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar los planes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const LargeLetters: Story = {
  beforeEach: () => {
    document.documentElement.style.fontSize = '32px';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: Success.play,
};
