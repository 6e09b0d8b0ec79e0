import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../links/text-link.tsx';
import { NavigationShell } from './navigation-shell.tsx';
import { Page } from './page.tsx';

const meta = {
  title: 'Armazón/NavigationShell',
  tags: ['autodocs'],
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

export const Desktop: Case = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Inicio' }).getBoundingClientRect();
    const settings = canvas.getByRole('link', { name: 'Ajustes' }).getBoundingClientRect();
    await expect(home.left).toBe(settings.left);
    await expect(home.bottom).toBeLessThan(settings.top);
  },
};

const onItsSide = {
  name: 'De costado',
  type: 'mobile',
  styles: { width: '740px', height: '360px' },
} as const;

/** Text of twice the size in landscape: no word breaks, and the bar takes at most a quarter of the window. */
export const LargeLettersOnItsSide: Case = {
  tags: ['!dev', '!autodocs'],
  parameters: { viewport: { options: { onItsSide } } },
  globals: { viewport: { value: 'onItsSide' } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    await expect(window.innerHeight).toBe(360);
    const bar = canvas.getByRole('navigation');
    await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(90);
    for (const link of within(bar).getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

export const Busy: Case = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ajustes' })).toHaveAttribute('aria-disabled', 'true');
  },
};
