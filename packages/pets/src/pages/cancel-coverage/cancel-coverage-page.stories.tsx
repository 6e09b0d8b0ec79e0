import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';

const at = '/tabs/baja-cobertura';
const routes = petsRoutes(testDependencies(), testOptions);
const huella = { at, routes, as: 'asegurada' } as const;

const meta = { title: 'Dar de baja una cobertura', parameters: { huella } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const submit = { name: 'Pedir la baja' };

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', submit)).toBeVisible();
    await expect(page(canvasElement).getAllByRole('radio')).toHaveLength(2);
  },
};

/** Up to the confirmation. */
export const Question: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^.?Luna/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Motivo' }), 'Por el precio');
    await userEvent.click(canvas.getByRole('button', submit));
    const dialog = await canvas.findByRole('alertdialog', { name: /Dar de baja la cobertura de .*Luna/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Seguir con la cobertura' })).toHaveFocus(),
    );
  },
};

export const Success: Story = {
  play: async (context) => {
    await Question.play?.(context);
    const canvas = page(context.canvasElement);
    const dialog = within(await canvas.findByRole('alertdialog'));
    await context.userEvent.click(dialog.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByText(/^ANUL-2026-/)).toBeVisible());
  },
};

export const Requests: Story = {
  parameters: { huella: { ...huella, as: 'con-bajas' } },
  play: async ({ canvasElement }) => {
    const requests = within(await page(canvasElement).findByRole('region', { name: 'Sus pedidos' }));
    await expect(requests.getByText('En espera')).toBeVisible();
    await expect(requests.getByText('Anulada')).toBeVisible();
    await expect(requests.getByText('No confirmada')).toBeVisible();
  },
};

export const WrongFields: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByText('Por favor, elija la póliza')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...huella, failures: { listCardRecords: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { huella: { ...huella, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No tiene coberturas para dar de baja')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...huella, failures: { listCardRecords: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
