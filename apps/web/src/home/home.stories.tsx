import { sessionReducer } from '@huella/auth';
import type { TestAppOptions } from '@huella/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as Home } from './home.route.tsx';

const reducers = { session: sessionReducer };

const meta = {
  title: 'Inicio',
  component: Home,
  parameters: { huella: { as: 'asegurada', reducers } },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Luna' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Todo en orden' })).toBeVisible();
    await expect(canvas.getByText('Por ahora no hay nada que hacer por Luna y Mishi.')).toBeVisible();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: Success.play };

export const OnePet: Story = {
  parameters: { huella: { as: 'con-historia', reducers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Por ahora no hay nada que hacer por Luna.')).toBeVisible();
  },
};

export const ManyPets: Story = {
  parameters: { huella: { as: 'muchas-mascotas', reducers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Por ahora no hay nada que hacer por sus mascotas.')).toBeVisible();
  },
};

/** A missing paper, an overdue vaccine, food that ends: the most urgent first, each with its button. */
export const SomethingWaits: Story = {
  parameters: { huella: { as: 'con-atrasos', reducers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Le toca a usted' })).toBeVisible();
    const [overdue] = await canvas.findAllByText(/^Venció hace/);
    await expect(overdue).toBeVisible();
  },
};

export const ExpiredCoverage: Story = {
  parameters: { huella: { as: 'poliza-vencida', reducers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Venció la cobertura de Luna' })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { huella: { as: 'nombres-largos', reducers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Por ahora no hay nada que hacer por sus mascotas.')).toBeVisible();
  },
};

/** Unknown is not calm. */
export const WaitingUnknown: Story = {
  parameters: {
    huella: {
      as: 'asegurada',
      reducers,
      failures: { listWaitingClaims: 500, listEvents: 500, listFoodBags: 500 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos consultar cuánto alimento queda.')).toBeVisible();
    await expect(canvas.queryByText('Todo en orden')).toBeNull();
  },
};

export const NewPerson: Story = {
  parameters: { huella: { as: 'nueva', reducers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Completar mis datos' })).toBeVisible();
    await expect(await canvas.findByText('Asegure a su primera mascota')).toBeVisible();
  },
};

let answerPerson: () => void;
const holdingPerson: TestAppOptions['before'] = (server) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerPerson = resolve;
  server.override('getPerson', async (request) => {
    await promise;
    return server.app.fetch(request);
  });
};

/** On the first login the top of home is unknown, and stays empty. */
export const FirstVisit: Story = {
  parameters: { huella: { as: 'nueva', reducers, before: holdingPerson } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
    await expect(canvas.queryByText('Asegure a su primera mascota')).toBeNull();
    answerPerson();
    await expect(await canvas.findByRole('link', { name: 'Completar mis datos' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Asegure a su primera mascota' })).toBeVisible();
  },
};

export const PersonLate: Story = {
  parameters: { huella: { as: 'asegurada', reducers, failures: { getPerson: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Luna' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { as: 'asegurada', reducers, failures: { listPets: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando sus mascotas')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: { as: 'asegurada', reducers, failures: { listPets: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar sus mascotas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
