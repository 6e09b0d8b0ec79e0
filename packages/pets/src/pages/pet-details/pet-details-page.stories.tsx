import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';

const at = '/tabs/pet-details/1';
const routes = petsRoutes(testDependencies(), testOptions);
const scene = { at, routes, as: 'asegurada' };

const meta = { title: 'Ficha de la mascota', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page and its dialogs. */
const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

async function open(canvasElement: HTMLElement, name: RegExp, title: string) {
  const canvas = page(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  const sheet = await canvas.findByRole('dialog', { name: title });
  await waitFor(() => expect(sheet).toBeVisible());
  return within(sheet);
}

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
    await expect(canvas.getByText('Golden Retriever')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Chat con Huella/ })).toHaveAttribute(
      'href',
      'https://chat.huella.example/',
    );
    await expect(canvas.getByRole('link', { name: /^Historial de siniestros/ })).toBeVisible();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: Success.play };

export const LongNames: Story = {
  parameters: { huella: { ...scene, as: 'nombres-largos' } },
  play: async ({ canvasElement }) => {
    const name = 'Maximiliana Guadalupe De La Santísima Trinidad Fernández Anchorena';
    await expect(await page(canvasElement).findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { getPet: 'never' } } },
  play: async ({ canvasElement }) => {
    const waiting = await page(canvasElement).findByText('Cargando…');
    await expect(waiting).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  parameters: { huella: { ...scene, at: '/tabs/pet-details/999' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No encontramos esta mascota')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { getPet: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos cargar los datos de su mascota')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const CardAndData: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement, /^Carnet y datos/, 'Carnet y datos');
    await expect(sheet.getAllByRole('link')).toHaveLength(3);
  },
};

export const Nutrition: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement, /^Nutrición/, 'Nutrición');
    await expect(sheet.getByRole('link', { name: /^Nuevo alimento/ })).toBeVisible();
  },
};

export const ChatUnconfigured: Story = {
  parameters: {
    huella: {
      ...scene,
      routes: petsRoutes(testDependencies(), {
        ...testOptions,
        chat: { state: 'unconfigured', value: undefined },
      }),
      failures: { listConfigItems: Response.json([]) },
    },
  },
  play: async ({ canvasElement }) => {
    const chat = await page(canvasElement).findByRole('button', { name: /^Chat con Huella/ });
    await expect(chat).toHaveTextContent('Sin configurar');
  },
};
