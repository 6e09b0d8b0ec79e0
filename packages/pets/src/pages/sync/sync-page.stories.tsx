import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';

const at = '/tabs/ajustes/asociar';
const routes = petsRoutes(testDependencies(), testOptions);
const huella = { at, routes, as: 'con-datos' } as const;

const meta = { title: 'Asociar mascotas', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const button = { name: 'Enviar el enlace' };

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', button)).toBeVisible();
    await expect(page(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The pets that need no link are listed. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { huella: { ...huella, as: 'asegurada' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Ya en su cuenta: Luna y Mishi.')).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'otra@correo.example');
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(canvas.getByText('Email enviado con éxito')).toBeVisible());
  },
};

export const WrongEmail: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByText('Por favor, ingrese su email')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...huella, failures: { requestSyncLink: 500 } } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'otra@correo.example');
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await canvas.findByText('Ocurrió un problema, intente más tarde.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...huella, failures: { getPerson: () => new Promise(() => undefined) } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const WithoutPersonalData: Story = {
  parameters: { huella: { ...huella, as: 'nueva' } },
  play: async ({ canvasElement }) => {
    const dialog = await page(canvasElement).findByRole('alertdialog', {
      name: 'Faltan sus datos personales',
    });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
