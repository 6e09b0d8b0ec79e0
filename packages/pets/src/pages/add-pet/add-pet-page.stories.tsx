import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';

const at = '/tabs/add-pet';
const routes = petsRoutes(testDependencies(), testOptions);

const meta = {
  title: 'Agregar mascota',
  parameters: { huella: { at, routes, as: 'con-datos' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const page = (canvasElement: HTMLElement): Canvas => within(canvasElement.ownerDocument.body);

/** Waits for a fade-in. */
async function seen(find: () => HTMLElement) {
  await waitFor(() => expect(find()).toBeVisible());
}

async function press(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function choose(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('radio', { name }));
}

async function fillPet(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Nombre' }), 'Luna');
  await choose(canvas, 'Perro');
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Raza' }), 'Caniche Toy');
  await userEvent.click(await canvas.findByRole('option', { name: 'Caniche Toy' }));
  await choose(canvas, 'Hembra');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Color' }), 'Negro');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Fecha de nacimiento' }), '05/03/2024');
}

async function openPlanStep(canvas: Canvas) {
  await fillPet(canvas);
  await press(canvas, 'Continuar');
  await canvas.findByRole('heading', { name: 'Paso 2 de 2: Plan y pago' });
}

async function openSummary(canvas: Canvas) {
  await openPlanStep(canvas);
  await choose(canvas, 'Plan 2 Compañero');
  await press(canvas, 'Visa terminada en 3704');
  await press(canvas, 'Contratar');
  await canvas.findByRole('dialog', { name: 'Revise y contrate' });
}

export const PetStep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Paso 1 de 2: Su mascota' })).toBeVisible();
  },
};

export const PetStepWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await press(canvas, 'Continuar');
    await expect(await canvas.findByText('Por favor, ingrese nombre')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
  },
};

export const PlanStep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await openPlanStep(canvas);
    await expect(await canvas.findByText('Todos los planes incluyen $21.500 en vacunas.')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Plan 1 Esencial' })).toBeVisible();
  },
};

export const Summary: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await openSummary(canvas);
    await seen(() => canvas.getByRole('button', { name: 'Continuar sin código' }));
  },
};

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await openSummary(canvas);
    await press(canvas, 'Continuar sin código');
    await seen(() => canvas.getByText('Datos enviados correctamente.'));
  },
};

export const OnTheWay: Story = {
  parameters: {
    huella: { at: { pathname: at, state: { from: '/tabs/personal-data' } }, routes, as: 'con-datos' },
  },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Paso 3 de 4: Su mascota' })).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { at, routes, as: 'con-datos', failures: { createPet: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await openSummary(canvas);
    await press(canvas, 'Continuar sin código');
    await expect(await canvas.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const NoPlans: Story = {
  parameters: { huella: { at, routes, as: 'con-datos', failures: { listPlans: Response.json([]) } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await openPlanStep(canvas);
    await expect(await canvas.findByText('No hay planes disponibles')).toBeVisible();
  },
};

export const PlansFailed: Story = {
  parameters: { huella: { at, routes, as: 'con-datos', failures: { listPlans: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await openPlanStep(canvas);
    await expect(await canvas.findByText('No pudimos cargar los planes')).toBeVisible();
  },
};

export const BreedsFailed: Story = {
  parameters: { huella: { at, routes, as: 'con-datos', failures: { listBreeds: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos cargar las razas.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    huella: { at, routes, as: 'con-datos', failures: { getPerson: () => new Promise(() => undefined) } },
  },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const WithoutPersonalData: Story = {
  parameters: {
    huella: { at, routes, as: 'nueva' },
  },
  play: async ({ canvasElement }) => {
    const question = { name: 'Complete sus datos personales' };
    await seen(() => page(canvasElement).getByRole('alertdialog', question));
  },
};

export const PersonalDataUnknown: Story = {
  parameters: {
    huella: { at, routes, as: 'con-datos', failures: { getPerson: 500 } },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await page(canvasElement).findByText('No pudimos comprobar si sus datos personales están completos.'),
    ).toBeVisible();
  },
};
