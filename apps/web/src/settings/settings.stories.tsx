import { sessionReducer } from '@huella/auth';
import type { TestAppOptions } from '@huella/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { captureInstallPrompt } from '../install/install-prompt.ts';
import { Component as Settings } from './settings.route.tsx';

const signedIn = { ...sessionReducer(undefined, { type: 'start' }), USER_MAIL: 'asegurada@huella.test' };

const reducers = {
  session: (state = signedIn, action: UnknownAction) => sessionReducer(state, action),
};

type Server = Parameters<NonNullable<TestAppOptions['before']>>[0];

const meta = {
  title: 'Ajustes',
  component: Settings,
  parameters: { huella: { as: 'asegurada', reducers } },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Settings>;

captureInstallPrompt();

export default meta;
type Story = StoryObj<typeof meta>;

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('region', { name: 'Su cuenta' });
    await expect(await within(account).findByRole('heading', { level: 2 })).toBeVisible();
    await expect(within(account).getByText('asegurada@huella.test')).toBeVisible();
    await expect(canvas.getByText('Versión 4.22.00')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Mis datos personales/ })).toHaveAttribute(
      'href',
      '/tabs/personal-data',
    );
    await expect(canvas.getByRole('link', { name: /^Medios de pago/ })).toHaveAttribute(
      'href',
      '/tabs/ajustes/medios-de-pago',
    );
    await expect(canvas.getByRole('link', { name: /^Asociar mascotas/ })).toHaveAttribute(
      'href',
      '/tabs/ajustes/asociar',
    );
    await expect(canvas.getByRole('link', { name: /^Dar de baja una cobertura/ })).toHaveAttribute(
      'href',
      '/tabs/baja-cobertura',
    );
    await expect(canvas.queryByRole('link', { name: /^Versión web/ })).toBeNull();
  },
};

const desktop = { viewport: { value: 'desktop' } };

export const AccountOnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const data = await canvas.findByRole('region', { name: 'Sus datos' });
    await expect(within(data).getByText(/, Palermo, Ciudad Autónoma de Buenos Aires$/)).toBeVisible();
    const pets = canvas.getByRole('region', { name: 'Mascotas aseguradas' });
    await expect(await within(pets).findByRole('link', { name: /^Luna/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Medios de pago/ })).toBeNull();
  },
};

export const NewAccountOnDesktop: Story = {
  globals: desktop,
  parameters: { huella: { as: 'nueva', reducers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Completar mis datos' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Agregar mascota' })).toBeVisible();
  },
};

export const WithoutPersonalData: Story = {
  parameters: { huella: { as: 'nueva', reducers } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^Completar mis datos personales/ })).toBeVisible();
    await expect(canvas.getByText('Sin datos personales')).toBeVisible();
    const sync = canvas.getByRole('button', { name: /^Asociar mascotas/ });
    await userEvent.click(sync);
    const page = body(canvasElement);
    await expect(
      await page.findByText(
        'No se encontraron datos personales. Por favor, complete sus datos antes de continuar.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Ahora no' }));
    await waitFor(() => expect(sync).toHaveFocus());
  },
};

/** D60a: in title case, however it was typed. */
export const LegalRequestOfAKnownPerson: Story = {
  tags: ['!dev'],
  parameters: {
    huella: {
      as: 'asegurada',
      reducers,
      before: async ({ db }: Server) => {
        await db.updateTable('persons').set({ nombre: 'ana maría', apellido: 'ÑANDÚ' }).execute();
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ana María Ñandú' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Botón de baja' }));
    const name = await body(canvasElement).findByRole('textbox', { name: 'Nombre y apellido' });
    await expect(name).toHaveValue('Ana María Ñandú');
  },
};

export const LongNames: Story = { parameters: { huella: { as: 'nombres-largos', reducers } } };

export const Loading: Story = {
  parameters: { huella: { as: 'asegurada', reducers, failures: { getPerson: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando su nombre')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: { as: 'asegurada', reducers, failures: { getPerson: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar su nombre.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(canvas.getByText('asegurada@huella.test')).toBeVisible();
  },
};

export const Installed: Story = {
  beforeEach: () => {
    const matches = window.matchMedia.bind(window);
    const standalone = spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(display-mode: standalone)' ? matches('all') : matches(query),
    );
    return () => standalone.mockRestore();
  },
  play: async ({ canvas }) => {
    const web = await canvas.findByRole('link', { name: /^Versión web/ });
    await expect(web).toHaveAttribute('href', `${window.location.origin}/tabs/home`);
    await expect(web).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button', { name: /^Instalar la app/ })).toBeNull();
  },
};

export const InstallableWhereTheBrowserOffersIt: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Versión 4.22.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Instalar la app/ })).toBeNull();
    const prompt = fn(async () => ({ outcome: 'dismissed' }));
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    canvasElement.ownerDocument.defaultView?.dispatchEvent(offer);
    await expect(offer.defaultPrevented).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: /^Instalar la app/ }));
    await expect(prompt).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Instalar la app/ })).toBeNull();
  },
};

export const OnAnIPhone: Story = {
  beforeEach: () => {
    const agent = spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
    return () => agent.mockRestore();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /^Instalar la app/ });
    await userEvent.click(row);
    const page = body(canvasElement);
    const steps = await page.findByRole('dialog', { name: 'Cómo instalar Huella' });
    await waitFor(() => expect(steps).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
  },
};

export const SigningOutAsksFirst: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const way = await canvas.findByRole('button', { name: 'Cerrar sesión' });
    await userEvent.click(way);
    const page = body(canvasElement);
    const question = await page.findByRole('alertdialog', { name: '¿Cerrar sesión?' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(way).toHaveFocus());
  },
};

export const SigningOutDialog: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar sesión' }));
    const question = await body(canvasElement).findByRole('alertdialog', { name: '¿Cerrar sesión?' });
    await waitFor(() => expect(question).toBeVisible());
  },
};
