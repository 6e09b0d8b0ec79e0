import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { storySession } from '../../testing/story-session.ts';
import { authRoutes as routes } from '../../routes.ts';

const huella = { ...storySession, routes, at: '/register' };

const meta = { title: 'Crear una cuenta', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function register(canvas: Canvas, email: string, password: string, confirm: string) {
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Contraseña'), password);
  await userEvent.type(canvas.getByLabelText('Repita la contraseña'), confirm);
  await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
}

const ana = ['ana@correo.example', 'secreta', 'secreta'] as const;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Crear una cuenta' })).toBeVisible();
    await expect(canvas.getByText('Al menos 6 caracteres')).toBeVisible();
  },
};

export const WrongValues: Story = {
  play: async ({ canvas }) => {
    await register(canvas, 'ana', '12345', '123456');
    await expect(await canvas.findByText('Introduce un correo electrónico válido.')).toBeVisible();
    await expect(canvas.getByText('La contraseña debe tener una longitud minima de 6')).toBeVisible();
    await expect(canvas.getByText('Las contraseñas no son iguales')).toBeVisible();
  },
};

export const Success: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await register(canvas, ...ana);
    await expect(await canvas.findByText('Otra pantalla: /tabs/personal-data?para=mascota')).toBeVisible();
  },
};

export const NotSignedIn: Story = {
  parameters: { huella: { ...huella, failures: { login: 500 } } },
  play: async ({ canvas }) => {
    await register(canvas, ...ana);
    await expect(await canvas.findByText('Tu cuenta se registró correctamente')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  },
};

export const Taken: Story = {
  play: async ({ canvas, loaded }) => {
    await loaded.testApp.server.as('nueva');
    await register(canvas, 'nueva@huella.test', 'secreta', 'secreta');
    await expect(await canvas.findByText('La cuenta ingresada ya fue registrada')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { huella: { ...huella, failures: { register: 'never' } } },
  play: async ({ canvas }) => {
    await register(canvas, ...ana);
    await expect(await canvas.findByRole('button', { name: 'Creando la cuenta…' })).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...huella, failures: { register: 500 } } },
  play: async ({ canvas }) => {
    await register(canvas, ...ana);
    await expect(await canvas.findByText('El servidor se encuentra en mantenimiento')).toBeVisible();
  },
};
