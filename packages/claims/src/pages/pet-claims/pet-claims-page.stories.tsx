import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';
import { LONG_DESCRIPTION } from '../../testing/story-claims.ts';
import { havingClaims } from '../../testing/having-claims.ts';

const before = havingClaims(
  { id: 1, text: LONG_DESCRIPTION },
  { id: 2, at: '2026-11-27T11:00:00.000Z', text: 'Comió chocolate' },
);
const scene = { at: '/tabs/siniestros/show-siniestros/1', routes: storyRoutes, as: 'asegurada' };

const meta = { title: 'Siniestros de una mascota', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  parameters: { huella: { ...scene, before } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Comió chocolate' })).toBeVisible();
    await expect((await canvas.findAllByText('Etapa: Veterinario'))[0]).toBeVisible();
  },
};

export const Desktop: Story = {
  ...Success,
  globals: { viewport: { value: 'desktop' } },
};

export const Information: Story = {
  parameters: { huella: { ...scene, before } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver la denuncia completa/ }));
    const sheet = await canvas.findByRole('dialog', { name: 'Siniestro de Luna' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { listClaims: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Luna no tiene siniestros')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { listClaims: 500 } } },
  play: async ({ canvasElement }) => {
    const text = 'Ocurrió un error al cargar sus siniestros';
    await expect(await page(canvasElement).findByText(text)).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { huella: { ...scene, at: '/tabs/siniestros/show-siniestros/999' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No encontramos esta mascota')).toBeVisible();
  },
};
