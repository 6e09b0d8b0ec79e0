import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { storySession } from '../../testing/story-session.ts';
import { authRoutes as routes } from '../../routes.ts';
import { sessionActions } from '../../session/session-slice.ts';

const huella = { ...storySession, routes, at: '/login' };

const meta = { title: 'Iniciar sesión', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function logIn(canvas: Canvas, email = 'nueva@huella.test', password = 'huella-2026') {
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Contraseña'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crear una cuenta' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Olvidé mi contraseña' })).toBeVisible();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: Empty.play };

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingresar' }));
    await expect(await canvas.findByText('Por favor, ingrese su email')).toBeVisible();
    await expect(canvas.getByText('Por favor, ingrese su contraseña')).toBeVisible();
  },
};

export const Rejected: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText('Email o contraseña incorrecto/a')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { huella: { ...huella, failures: { login: 'never' } } },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByRole('button', { name: 'Ingresando…' })).toBeVisible();
  },
};

export const TooManyTries: Story = {
  parameters: { huella: { ...huella, failures: { login: 429 } } },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(
      await canvas.findByText('Hizo demasiados intentos. Espere 30 segundos e intente nuevamente.'),
    ).toBeVisible();
  },
};

export const NoAnswer: Story = {
  parameters: { huella: { ...huella, failures: { login: 'network' } } },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(
      await canvas.findByText('No pudimos comunicarnos con el servidor. Intente nuevamente en unos minutos.'),
    ).toBeVisible();
  },
};

export const AfterExpiry: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByLabelText('Email');
    loaded.testApp.store.dispatch(sessionActions.ended('expiry'));
    await expect(
      await canvas.findByText('Su sesión venció. Ingrese nuevamente para continuar.'),
    ).toBeVisible();
  },
};

export const PasswordShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Contraseña'), 'Una clave larga');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
  },
};

export const Success: Story = {
  tags: ['!dev'],
  play: async ({ canvas, loaded }) => {
    await loaded.testApp.server.as('nueva');
    await logIn(canvas);
    await expect(await canvas.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  },
};
