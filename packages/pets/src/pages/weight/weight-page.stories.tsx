import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';
import { storyPet } from '@huella/testing/story-pet';

const scene = {
  at: '/tabs/pet-details/1/peso',
  routes: petsRoutes(testDependencies(), testOptions),
  as: 'asegurada',
};

const meta = { title: 'Historial de peso', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

async function openSheet(canvasElement: HTMLElement) {
  const canvas = page(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Actualizar peso' }));
  return canvas.findByRole('textbox', { name: 'Peso en kilos' });
}

async function press(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await page(canvasElement).findByRole('button', { name }));
}

export const Success: Story = {
  parameters: { huella: { ...scene, failures: { getPet: Response.json(storyPet) } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/^Gráfico de 6 pesajes/)).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};

export const SingleWeightEntry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/^Con un segundo pesaje/)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Empty: Story = {
  parameters: { huella: { ...scene, as: 'muchas-mascotas', at: '/tabs/pet-details/5/peso' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Todavía no hay pesajes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Registrar peso' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { getPet: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  parameters: { huella: { ...scene, at: '/tabs/pet-details/999/peso' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No encontramos esta mascota')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { getPet: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos cargar los datos de su mascota')).toBeVisible();
  },
};

export const Updating: Story = {
  play: async ({ canvasElement }) => {
    const weight = await openSheet(canvasElement);
    await waitFor(() => expect(weight).toBeVisible());
    await expect(page(canvasElement).getByRole('textbox', { name: 'Día del pesaje' })).toHaveValue(
      '27/11/2026',
    );
  },
};

export const UpdatingWithWarning: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await openSheet(canvasElement), '201');
    await press(canvasElement, 'Guardar peso');
    const warning = await page(canvasElement).findByText('Por favor ingresa un peso válido para Luna');
    await expect(warning).toBeVisible();
  },
};

export const ReplacingTheSameDay: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await openSheet(canvasElement), '28');
    await press(canvasElement, 'Guardar peso');
    const name = '¿Reemplazar el peso de ese día?';
    const question = await page(canvasElement).findByRole('alertdialog', { name });
    await waitFor(() => expect(question).toBeVisible());
    await expect(question).toHaveTextContent('ya registró 27,5 kg');
  },
};

export const UpdateFailed: Story = {
  parameters: { huella: { ...scene, failures: { createWeightEntry: 500 } } },
  play: async ({ canvasElement }) => {
    const weight = await openSheet(canvasElement);
    await userEvent.type(weight, '28');
    await press(canvasElement, 'Guardar peso');
    await press(canvasElement, 'Reemplazar');
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
    await expect(weight).toHaveValue('28');
  },
};
