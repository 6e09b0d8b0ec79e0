import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../links/text-link.tsx';
import { NavigationShell } from './navigation-shell.tsx';
import { Page } from './page.tsx';

const meta = {
  title: 'Armazón/NavigationShell',
  component: NavigationShell,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      { to: '/', label: 'Inicio', icon: 'home' },
      { to: '/alimentacion', label: 'Nutrición', icon: 'bowl' },
      { to: '/siniestros', label: 'Siniestros', icon: 'shield' },
      { to: '/ajustes', label: 'Ajustes', icon: 'settings' },
    ],
    children: (
      <Page title="Datos personales de María de los Ángeles" onBack={() => {}}>
        <TextLink to="/ajustes">Ver sus medios de pago</TextLink>
      </Page>
    ),
  },
} satisfies Meta<typeof NavigationShell>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Ready: Case = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Siniestros' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.title).toBe('Datos personales de María de los Ángeles · Huella');
  },
};

/** On a page that belongs to an item the item looks the same, and is not said to be this page. */
export const InnerPage: Case = {
  args: {
    items: [
      { to: '/inicio', label: 'Inicio', icon: 'home', covers: ['/'] },
      { to: '/ajustes', label: 'Ajustes', icon: 'settings' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Ajustes' })).not.toHaveAttribute('aria-current');
  },
};

/** The bar at the bottom is a rail at the side. */
export const Desktop: Case = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Inicio' }).getBoundingClientRect();
    const settings = canvas.getByRole('link', { name: 'Ajustes' }).getBoundingClientRect();
    await expect(home.left).toBe(settings.left);
    await expect(home.bottom).toBeLessThan(settings.top);
  },
};

export const Busy: Case = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ajustes' })).toHaveAttribute('aria-disabled', 'true');
  },
};
