import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';
import { LONG_DESCRIPTION } from '../../testing/story-claims.ts';
import { havingClaims } from '../../testing/having-claims.ts';

const before = havingClaims(
  { id: 1, text: LONG_DESCRIPTION },
  { id: 2, at: '2026-11-27T11:00:00.000Z', text: 'Comió chocolate' },
);
const scene = { at: '/tabs/siniestros', routes: storyRoutes, as: 'asegurada' };

const meta = { title: 'Siniestros', parameters: { huella: scene } } satisfies Meta;

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
  parameters: { huella: { ...scene, before } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const list = await canvas.findByRole('complementary', { name: 'Todos sus siniestros' });
    await expect(await within(list).findByRole('link', { name: 'Comió chocolate' })).toBeVisible();
    const waiting = await canvas.findByRole('region', { name: 'Falta su parte' });
    await expect(within(waiting).getAllByRole('link', { name: 'Enviar el formulario' })).toHaveLength(2);
  },
};

/** The filter also applies beside a claim's own URL. */
export const DesktopFilter: Story = {
  ...Desktop,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Comió chocolate' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Siniestro 2 de Luna' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Comió chocolate' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Mishi' }));
    await expect(await canvas.findByText('Mishi no tiene siniestros')).toBeVisible();
    await expect(await canvas.findByText('Ningún siniestro espera algo de usted')).toBeVisible();
  },
};

/** Without claims there is no list: the page says what to do. */
export const EmptyOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Todavía no tiene siniestros')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('complementary', { name: 'Todos sus siniestros' })).toBeNull(),
    );
  },
};

export const SeveralStages: Story = {
  parameters: { huella: { ...scene, as: 'con-siniestros' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Etapa: Documentación')).toBeVisible();
    await expect(canvas.getByText('Espera a su veterinario')).toBeVisible();
    await expect(canvas.getAllByText('Le toca a usted')).toHaveLength(2);
  },
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
    await expect(await page(canvasElement).findByText('Todavía no tiene siniestros')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { listClaims: 500 } } },
  play: async ({ canvasElement }) => {
    const text = 'Ocurrió un error al cargar sus siniestros';
    await expect(await page(canvasElement).findByText(text)).toBeVisible();
  },
};

export const Uninsured: Story = {
  parameters: { huella: { ...scene, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('link', { name: 'Agregar mascota' })).toBeVisible();
  },
};
