import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { profileRoutes as routes } from '../../routes.ts';
import { fill, page, press, see, type Canvas } from '../../testing/story-steps.ts';

const at = '/tabs/personal-data';

/** For a person with data (specification §4 *Personal data*). */
const meta = {
  title: 'Perfil/Datos personales, cambios',
  parameters: { huella: { at, routes, as: 'con-datos' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function reviewNewName(canvas: Canvas) {
  await fill(canvas, 'Nombre', 'Carolina');
  await press(canvas, 'Continuar');
  await press(canvas, 'Revisar los cambios');
  await canvas.findByRole('dialog', { name: 'Confirme los cambios' });
}

export const ChangeMode: Story = {
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
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await reviewNewName(canvas);
    await see(await canvas.findByText(/hasta 72 horas hábiles/));
  },
};

export const ChangeSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await reviewNewName(canvas);
    await press(canvas, 'Enviar solicitud');
    await see(await canvas.findByText('Solicitud de cambio enviada correctamente.'));
  },
};

export const NothingChanged: Story = {
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
