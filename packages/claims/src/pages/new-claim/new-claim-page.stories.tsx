import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';

const at = '/tabs/siniestros/new/1';
const scene = { at, routes: storyRoutes, as: 'asegurada' };

const meta = { title: 'Denunciar un siniestro', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const button = { name: 'Enviar la denuncia' };

const fill: Story['play'] = async ({ canvasElement, userEvent }) => {
  const canvas = page(canvasElement);
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Día de la enfermedad o del accidente' }),
    '27/11/2026',
  );
  await userEvent.type(canvas.getByRole('textbox', { name: '¿Qué pasó?' }), 'Vomitó dos veces');
  await userEvent.click(canvas.getByRole('button', button));
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', button)).toBeVisible();
  },
};

export const Success: Story = {
  play: async (context) => {
    await fill(context);
    await waitFor(() =>
      expect(page(context.canvasElement).getByText('El siniestro fue cargado correctamente!')).toBeVisible(),
    );
  },
};

export const WithErrors: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByText('Por favor, cuente qué pasó')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { createClaim: 500 } } },
  play: async (context) => {
    await fill(context);
    await expect(
      await page(context.canvasElement).findByText('La denuncia no se envió. Intente nuevamente.'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { getPet: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const PetFailed: Story = {
  parameters: { huella: { ...scene, failures: { getPet: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos cargar los datos de su mascota')).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { huella: { ...scene, at: '/tabs/siniestros/new/999' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No encontramos esta mascota')).toBeVisible();
  },
};
