import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';

const at = '/tabs/add-pet/1';
const as = 'asegurada';
const routes = petsRoutes(testDependencies(), testOptions);

const meta = {
  title: 'Editar mascota',
  parameters: { huella: { at, routes, as } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const page = (canvasElement: HTMLElement): Canvas => within(canvasElement.ownerDocument.body);

async function press(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function see(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible());
}

async function reviewNewName(canvas: Canvas) {
  const field = await canvas.findByRole('textbox', { name: 'Nombre' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Lunita');
  await press(canvas, 'Revisar los cambios');
  await canvas.findByRole('dialog', { name: 'Confirme los cambios' });
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Luna');
    await expect(await canvas.findByRole('combobox', { name: 'Raza' })).toHaveValue('Golden Retriever');
  },
};

export const NothingChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await press(canvas, 'Revisar los cambios');
    await expect(await canvas.findByText('Modifique alguno de los datos para proceder.')).toBeVisible();
  },
};

export const Review: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await reviewNewName(canvas);
    await see(await canvas.findByText(/hasta 72 horas hábiles/));
  },
};

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await reviewNewName(canvas);
    await press(canvas, 'Enviar solicitud');
    await see(await canvas.findByText('Solicitud de cambio enviada correctamente.'));
  },
};

const waiting = [
  {
    id: 1,
    estado: 'PENDIENTE',
    mascotaId: 1,
    creada: '2026-11-26T13:00:00.000Z',
    resuelta: null,
    motivo: null,
    vista: false,
    campos: [{ campo: 'mascotaNombre', antes: 'Luna', despues: 'Lunita' }],
  },
];

export const Pending: Story = {
  parameters: { huella: { at, routes, as, failures: { listChangeRequests: Response.json(waiting) } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/^El 26\/11\/2026 pidió cambiarlo a «Lunita»/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription(/Lunita/);
  },
};

export const ServerError: Story = {
  parameters: { huella: { at, routes, as, failures: { requestDataChange: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await reviewNewName(canvas);
    await press(canvas, 'Enviar solicitud');
    await expect(await canvas.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const LongNames: Story = {
  parameters: { huella: { at, routes, as: 'nombres-largos' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await reviewNewName(canvas);
    const dialog = within(await canvas.findByRole('dialog'));
    await see(await dialog.findByText(/^Maximiliana Guadalupe/));
  },
};

export const Loading: Story = {
  parameters: { huella: { at, routes, as, failures: { getPet: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  parameters: { huella: { at: '/tabs/add-pet/999', routes, as } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No encontramos esta mascota')).toBeVisible();
  },
};

export const LoadFailed: Story = {
  parameters: { huella: { at, routes, as, failures: { getPet: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
