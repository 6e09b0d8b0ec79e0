import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PetCarousel } from './pet-carousel.tsx';

const meta = {
  title: 'Carrusel de mascotas',
  component: PetCarousel,
  parameters: { huella: { as: 'asegurada' } },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PetCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const luna = await canvas.findByRole('article', { name: 'Luna' });
    await expect(within(luna).getByText('Vigente')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Agregar mascota' })).toBeVisible();
  },
};

export const ManyPets: Story = {
  parameters: { huella: { as: 'muchas-mascotas' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Luna' });
    await expect(await canvas.findByRole('button', { name: 'Siguiente' })).toBeVisible();
  },
};

export const OnePet: Story = {
  parameters: { huella: { as: 'con-historia' } },
  play: async ({ canvas }) => {
    const luna = await canvas.findByRole('article', { name: 'Luna' });
    await expect(within(luna).getByRole('link', { name: /^Carnet de Luna Plan 2/ })).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: { huella: { as: 'poliza-vencida' } },
  play: async ({ canvas }) => {
    const [expired] = await canvas.findAllByText('Vencida');
    await expect(expired).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { huella: { as: 'poliza-anulada' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anulada')).toBeVisible();
  },
};

/** As narrow as on home; the words stay inside the card. */
export const LongNames: Story = {
  parameters: { huella: { as: 'nombres-largos' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toEqual([0, 0]);
  },
};

export const Loading: Story = {
  parameters: { huella: { as: 'asegurada', failures: { listPets: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando sus mascotas')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { huella: { as: 'con-datos' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asegure a su primera mascota')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Agregar mascota' })).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { as: 'asegurada', failures: { listPets: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar sus mascotas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
