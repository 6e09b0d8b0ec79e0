import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { profileRoutes as routes } from '../../routes.ts';
import { ANA_BORN, ana } from '../../testing/ana.ts';
import { fill, page, press, see, type Canvas } from '../../testing/story-steps.ts';

const at = '/tabs/personal-data';

const meta = {
  title: 'Perfil/Datos personales',
  parameters: { huella: { at, routes, as: 'nueva' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function pick(canvas: Canvas, name: string, option: string) {
  await userEvent.type(await canvas.findByRole('combobox', { name }), option);
  await userEvent.click(await canvas.findByRole('option', { name: option }));
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

export const FirstTime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Paso 1 de 4: Sus datos' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Nombre' })).toHaveValue('');
  },
};

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await press(canvas, 'Continuar');
    await expect(await canvas.findByText('Por favor, ingrese su nombre')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
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
    await expect(await canvas.findByRole('heading', { name: 'Paso 2 de 4: Su domicilio' })).toBeVisible();
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
