import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { profileRoutes as routes } from '../../routes.ts';
import { ANA_BORN, ana } from '../../testing/ana.ts';

const at = '/tabs/personal-data';

const meta = {
  title: 'Perfil/Datos personales',
  parameters: { huella: { at, routes, as: 'nueva' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const page = (canvasElement: HTMLElement): Canvas => within(canvasElement.ownerDocument.body);

async function press(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function fill(canvas: Canvas, name: string, text: string) {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function pick(canvas: Canvas, name: string, option: string) {
  await userEvent.type(await canvas.findByRole('combobox', { name }), option);
  await userEvent.click(await canvas.findByRole('option', { name: option }));
}

/** Waits until something has faded in: a dialog, a toast. */
async function see(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible());
}

async function fillPerson(canvas: Canvas) {
  await fill(canvas, 'Nombre', ana.nombre);
  await fill(canvas, 'Apellido', ana.apellido);
  await fill(canvas, 'Número de documento (DNI)', ana.dni);
  await fill(canvas, 'Teléfono celular', ana.tel_celular);
  await fill(canvas, 'Fecha de nacimiento', ANA_BORN);
  await press(canvas, 'Continuar');
}

async function sendEverything(canvas: Canvas) {
  await fillPerson(canvas);
  await fill(canvas, 'Calle', 'Av. Colón');
  await fill(canvas, 'Altura', '123');
  await pick(canvas, 'Provincia', 'Córdoba');
  await pick(canvas, 'Localidad', 'Villa Carlos Paz');
  await press(canvas, 'Enviar mis datos');
}

async function reviewNewName(canvas: Canvas) {
  await fill(canvas, 'Nombre', 'Carolina');
  await press(canvas, 'Continuar');
  await press(canvas, 'Revisar los cambios');
  await canvas.findByRole('dialog', { name: 'Confirme los cambios' });
}

export const FirstTime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Paso 1 de 2: sus datos' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Nombre' })).toHaveValue('');
  },
};

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await press(canvas, 'Continuar');
    await expect(await canvas.findByText('Por favor, ingrese su nombre')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  },
};

export const Corrections: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await fill(canvas, 'Número de documento (DNI)', '5.536.168');
    await fill(canvas, 'Teléfono celular', '011 15 1234-5678');
    await expect(await canvas.findByRole('button', { name: 'Usar «05536168»' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Usar «1112345678»' })).toBeVisible();
  },
};

export const AddressStep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await fillPerson(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Paso 2 de 2: su domicilio' })).toBeVisible();
    await expect(await canvas.findByText('Elija primero la provincia.')).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await sendEverything(canvas);
    await see(await canvas.findByText('Datos enviados correctamente.'));
  },
};

export const ServerError: Story = {
  parameters: { huella: { at, routes, as: 'nueva', failures: { createPerson: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await sendEverything(canvas);
    await expect(await canvas.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
  },
};

export const ChangeMode: Story = {
  parameters: { huella: { at, routes, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/se envía como solicitud de cambio/)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Apellido' })).toHaveValue('Núñez');
  },
};

export const LongNames: Story = {
  parameters: { huella: { at, routes, as: 'nombres-largos' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await fill(canvas, 'Apellido', 'Fernández de la Peña y Álvarez de Toledo y Guzmán');
    await press(canvas, 'Continuar');
    await press(canvas, 'Revisar los cambios');
    await see(await canvas.findByRole('listitem'));
  },
};

export const Review: Story = {
  parameters: { huella: { at, routes, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await reviewNewName(canvas);
    await see(await canvas.findByText(/hasta 72 horas hábiles/));
  },
};

export const ChangeSent: Story = {
  parameters: { huella: { at, routes, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await reviewNewName(canvas);
    await press(canvas, 'Enviar solicitud');
    await see(await canvas.findByText('Solicitud de cambio enviada correctamente.'));
  },
};

export const NothingChanged: Story = {
  parameters: { huella: { at, routes, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await press(canvas, 'Continuar');
    await press(canvas, 'Revisar los cambios');
    await expect(await canvas.findByText('Modifique alguno de sus datos para proceder.')).toBeVisible();
  },
};

const pending = Response.json({ code: 'change_pending', message: 'Pendiente' }, { status: 409 });

export const ChangePending: Story = {
  parameters: { huella: { at, routes, as: 'con-datos', failures: { requestDataChange: pending } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await reviewNewName(canvas);
    await press(canvas, 'Enviar solicitud');
    await expect(await canvas.findByText(/Ya hay una solicitud de cambio en curso/)).toBeVisible();
  },
};

export const LocalitiesFailed: Story = {
  parameters: { huella: { at, routes, as: 'con-datos', failures: { listLocalities: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await press(canvas, 'Continuar');
    await expect(await canvas.findByText('No pudimos cargar las localidades.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { at, routes, as: 'con-datos', failures: { getPerson: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: { huella: { at, routes, as: 'con-datos', failures: { getPerson: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
