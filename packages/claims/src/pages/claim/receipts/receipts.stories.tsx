import { deletePaperDrafts } from '@huella/papers/drafts';
import { drawPaper } from '@huella/papers/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { invoiceCode } from '../../../testing/story-invoice.ts';
import { storyRoutes } from '../../../testing/story-routes.ts';

const at = '/tabs/siniestros/menu-siniestro/4?paso=reintegros';
const meta = {
  title: 'Comprobantes',
  parameters: { huella: { at, routes: storyRoutes, as: 'en-cada-etapa' } },
  beforeEach: () => deletePaperDrafts(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function invoice(changes: object, seed = 1): Promise<File> {
  return drawPaper({ width: 900, height: 1200, code: { text: invoiceCode(changes), module: 4 }, seed });
}

type Canvas = ReturnType<typeof page>;
const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

async function photograph(canvas: Canvas, file: File) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Agregar comprobante' }));
  await userEvent.upload(await canvas.findByLabelText('Elegir fotos o PDF'), file);
  const use = await canvas.findByRole('button', { name: 'Usar este papel' });
  await waitFor(() => expect(use).toBeEnabled());
  await userEvent.click(use);
}

const amount = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Monto' });
const submit = (canvas: Canvas) => canvas.findByRole('button', { name: 'Enviar comprobante' });

export const SentFromItsCode: Story = {
  name: 'D97 the code of an invoice fills the form; D94 the same invoice photographed again is not sent twice',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await photograph(canvas, await invoice({}));
    await expect(await canvas.findByText('30-71234567-1')).toBeVisible();
    await expect(await amount(canvas)).toHaveValue('$ 45.250');
    await expect(canvas.getByRole('textbox', { name: 'Concepto' })).toHaveValue('Factura B 00003-00001234');
    await userEvent.click(await submit(canvas));
    await waitFor(() => expect(canvas.getByText('Recibimos su comprobante.')).toBeVisible());
    await expect(await canvas.findByText(/^Recibido hoy, /)).toBeVisible();
    await photograph(canvas, await invoice({}, 7));
    const warning = /^Este comprobante ya lo envió el .* en el siniestro 4\.$/;
    await expect(await canvas.findByText(warning)).toBeVisible();
    await expect(await submit(canvas)).toBeDisabled();
  },
};

/** D97: a credit note warns and prefills nothing. */
export const CreditNote: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await photograph(canvas, await invoice({ tipoCmp: 8 }));
    await expect(await canvas.findByText(/^Es una nota de crédito: no prueba un pago\./)).toBeVisible();
    await expect(await amount(canvas)).toHaveValue('');
    await userEvent.type(await amount(canvas), '1500');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Concepto' }), 'Devolución');
    await expect(await submit(canvas)).toBeEnabled();
  },
};

/** D97: an amount that differs from the code is shown beside it, and a tap takes the other. */
export const OtherAmount: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await photograph(canvas, await invoice({ moneda: 'DOL', importe: 100, ctz: 1050.5 }));
    await expect(await canvas.findByText(/^Convertido de US\$ 100,00 a 1\.050,50/)).toBeVisible();
    const field = await amount(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '90000');
    await userEvent.click(await canvas.findByRole('button', { name: /^Usar \$\s105\.050$/ }));
    await expect(field).toHaveValue('$ 105.050');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Concepto' })).toHaveFocus());
  },
};

export const WithoutCode: Story = {
  name: 'A receipt without a code is typed',
  tags: ['!dev'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await photograph(canvas, await drawPaper({ width: 900, height: 1200, seed: 3 }));
    await expect(await submit(canvas)).toBeDisabled();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Concepto' }), 'Consulta');
    await userEvent.type(await amount(canvas), '18000');
    await waitFor(async () => expect(await submit(canvas)).toBeEnabled());
  },
};
