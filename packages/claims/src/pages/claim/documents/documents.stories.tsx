import { deletePaperDrafts } from '@huella/papers/drafts';
import { drawPaper } from '@huella/papers/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyRoutes } from '../../../testing/story-routes.ts';

const at = '/tabs/siniestros/menu-siniestro/3?paso=documentacion';
const scene = { at, routes: storyRoutes, as: 'en-cada-etapa' };
const meta = {
  title: 'Documentación',
  parameters: { huella: scene },
  beforeEach: () => deletePaperDrafts(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

async function photograph(canvas: ReturnType<typeof page>, ready: string) {
  const photo = await drawPaper({ width: 900, height: 1200, seed: 2 });
  await userEvent.upload(await canvas.findByLabelText('Elegir fotos o PDF'), photo);
  const button = await canvas.findByRole('button', { name: ready });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

async function seeOnPage(canvas: ReturnType<typeof page>, text: string) {
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
}

export const EveryState: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/^Devuelto el /)).toBeVisible();
    await expect(canvas.getByText(/^Aprobado el /)).toBeVisible();
    await expect(canvas.getByText('Falta')).toBeVisible();
  },
};

export const EveryStateOnDesktop: Story = {
  ...EveryState,
  globals: { viewport: { value: 'desktop' } },
};

export const Sent: Story = {
  name: 'A paper is photographed, sent and received',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar el CBU' }));
    await photograph(canvas, 'Enviar');
    await seeOnPage(canvas, 'CBU: recibido.');
    const cbu = within(canvas.getByRole('article', { name: 'CBU' }));
    await expect(await cbu.findByText(/^Recibido hoy, /)).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'D92 a rejected paper says why, and can be replaced or removed',
  tags: ['!dev'],
  parameters: {
    huella: {
      ...scene,
      failures: {
        addCbuFile: Response.json(
          { code: 'invalid_fields', message: 'El PDF está dañado o vacío. Descárguelo otra vez.' },
          { status: 422 },
        ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar el CBU' }));
    await photograph(canvas, 'Enviar');
    await seeOnPage(canvas, 'El PDF está dañado o vacío. Descárguelo otra vez.');
    const cbu = within(canvas.getByRole('article', { name: 'CBU' }));
    await userEvent.click(cbu.getByRole('button', { name: 'Enviar otra foto: el CBU' }));
    await photograph(canvas, 'Enviar');
    await seeOnPage(canvas, 'No se pudo enviar');
    await userEvent.click(cbu.getByRole('button', { name: 'Descartar el CBU' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Descartar' }));
    await seeOnPage(canvas, 'Falta');
  },
};

export const ExtraDocument: Story = {
  name: 'A study is named, photographed and sent',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar estudio o informe' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Estudio' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre' }), 'Ecografía');
    await photograph(canvas, 'Usar este papel');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar documento' }));
    await seeOnPage(canvas, 'Documento extra cargado con éxito');
    await expect(await canvas.findByRole('heading', { name: 'Ecografía' })).toBeVisible();
  },
};
