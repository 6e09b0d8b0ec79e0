import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyRoutes } from '../../testing/story-routes.ts';
import { havingClaims } from '../../testing/having-claims.ts';
import { LONG_DESCRIPTION } from '../../testing/story-claims.ts';
import {
  allDocuments,
  completedIndication,
  havingMovements,
  pendingIndication,
  someDocuments,
} from '../../testing/story-progress.ts';

const at = '/tabs/siniestros/menu-siniestro/1';
const before = havingClaims({ id: 1, text: LONG_DESCRIPTION });
const scene = { at, routes: storyRoutes, as: 'asegurada', before };
const documents = { ...scene, at: `${at}?paso=documentacion` };
const movements = { ...scene, at: `${at}?paso=movimientos` };

const meta = { title: 'Siniestro', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const sentence = 'Falta su parte: enviar el formulario a su veterinario.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Movimientos/ })).toBeVisible();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: Success.play };

const atReceipts = {
  ...scene,
  failures: {
    listIndications: Response.json([completedIndication, pendingIndication]),
    getDocumentStatus: Response.json(allDocuments),
    listReceipts: Response.json([]),
  },
};

export const ReceiptsMissing: Story = {
  parameters: { huella: atReceipts },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const sentence = 'Falta su parte: mandarnos los comprobantes de pago.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Reintegros/ })).toHaveTextContent('1 pendiente');
  },
};

export const ReceiptsMissingOnDesktop: Story = {
  ...ReceiptsMissing,
  globals: { viewport: { value: 'desktop' } },
};

export const DocumentsUnknown: Story = {
  parameters: { huella: { ...scene, failures: { getDocumentStatus: 500 } } },
  play: async ({ canvasElement }) => {
    const entry = await page(canvasElement).findByText('No sabemos cuántos faltan');
    await expect(entry).toBeInTheDocument();
  },
};

export const StageUnknown: Story = {
  parameters: { huella: { ...scene, failures: { listIndications: 500 } } },
  play: async ({ canvasElement }) => {
    const alert = await page(canvasElement).findByText('No pudimos consultar en qué etapa está.');
    await expect(alert).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { getClaim: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  parameters: { huella: { ...scene, at: '/tabs/siniestros/menu-siniestro/999' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No encontramos este siniestro')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { getClaim: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No pudimos cargar el siniestro')).toBeVisible();
  },
};

export const Documents: Story = {
  parameters: {
    huella: {
      ...documents,
      failures: { getDocumentStatus: Response.json(someDocuments) },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText(/^Devuelto el/)).toBeVisible();
  },
};

export const DocumentsOnDesktop: Story = { ...Documents, globals: { viewport: { value: 'desktop' } } };

export const DocumentsNotKnown: Story = {
  parameters: { huella: { ...documents, failures: { getDocumentStatus: 500 } } },
  play: async ({ canvasElement }) => {
    const alert = await page(canvasElement).findByText('No pudimos consultar qué papeles llegaron.');
    await expect(alert).toBeVisible();
  },
};

export const WithMovements: Story = {
  parameters: { huella: { ...movements, before: havingMovements } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Falta la libreta')).toBeVisible();
    await expect(canvas.getByText('Pendiente:')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { huella: movements },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Todavía no hay movimientos')).toBeVisible();
  },
};

export const MovementsFailed: Story = {
  parameters: { huella: { ...movements, failures: { listClaimMovements: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No pudimos cargar los movimientos')).toBeVisible();
  },
};

/** A desktop can print; printed parts are hidden on the screen. */
export const Print: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Imprimir' })).toBeVisible();
    await expect(await canvas.findByText('DNI: frente')).not.toBeVisible();
  },
};
