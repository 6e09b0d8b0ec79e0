import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { petsRoutes } from '../../routes.ts';
import { storyPet } from '@huella/testing/story-pet';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';

const at = '/tabs/mascota-asegurada/1';
const routes = petsRoutes(testDependencies(), testOptions);

const meta = {
  title: 'Mascota asegurada',
  parameters: { huella: { at, routes, as: 'asegurada' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: /^¡.+ está asegurad[ao]!$/ }),
    ).toBeInTheDocument();
    const card = await canvas.findByText('Carnet de la mascota 1');
    await waitFor(() => expect(card).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^Ver la ficha de / })).toBeVisible();
  },
};

const longName = { ...storyPet, nombre: 'princesa guadalupe del valle de los ñandúes', sexo: 'M' } as const;

export const LongName: Story = {
  parameters: { huella: { at, routes, as: 'asegurada', failures: { getPet: Response.json(longName) } } },
  play: async ({ canvasElement }) => {
    const title = '¡Princesa Guadalupe Del Valle De Los Ñandúes está asegurado!';
    await expect(await page(canvasElement).findByRole('heading', { name: title })).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  parameters: { huella: { at: '/tabs/mascota-asegurada/999', routes, as: 'asegurada' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No encontramos esta mascota')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { at, routes, as: 'asegurada', failures: { getPet: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { at, routes, as: 'asegurada', failures: { getPet: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando el carnet')).toBeInTheDocument();
  },
};
