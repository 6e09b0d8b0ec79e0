import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { calendarAnswers } from '../../testing/calendar-answers.ts';
import { storyEvents } from '../../testing/story-events.ts';
import { storyRoutes } from '../../testing/story-routes.ts';

const failures = calendarAnswers(storyEvents);
const scene = { at: '/tabs/historial', routes: storyRoutes, as: 'asegurada', failures };

const meta = { title: 'Historial', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const at = (search: string) => ({ huella: { ...scene, at: `/tabs/historial${search}` } });

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('tab', { name: 'Vencidos 2' })).toBeVisible();
    await expect(canvas.getByText('Dra. Paula Méndez, M.P. 4471.', { exact: false })).toBeVisible();
  },
};

/** The list on the left, under its own heading; today and proposals on the right. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const list = within(await canvas.findByRole('complementary', { name: 'Eventos' }));
    await expect(await list.findByRole('tab', { name: 'Vencidos 2' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Agregar evento' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'viernes, 27 de noviembre de 2026' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('region', { name: 'Propuestas de cuidado' })).toHaveLength(1);
  },
};

export const Overdue: Story = {
  parameters: at('?estado=vencidos'),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Venció hace 7 días')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Registrar: Antirrábica de Luna/ })).toBeVisible();
  },
};

/** An unknown kind, and a cat's old record of permethrin. */
export const Done: Story = {
  parameters: at('?estado=realizados'),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Baño y corte')).toBeVisible();
    await expect(canvas.getByText(/^Tiene permetrina/)).toBeVisible();
  },
};

export const Month: Story = {
  parameters: at('?ver=mes&dia=2026-11-20'),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    const name = 'viernes 27 de noviembre de 2026, 1 evento: Consulta; 1 vencido';
    await userEvent.click(await canvas.findByRole('gridcell', { name }));
    await expect(await canvas.findByText('Llevar los análisis')).toBeVisible();
  },
};

export const MonthOnDesktop: Story = { ...Month, globals: { viewport: { value: 'desktop' } } };

export const MonthByKeyboard: Story = {
  tags: ['!dev'],
  parameters: at('?ver=mes&dia=2026-11-20'),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    const focused = (name: RegExp) =>
      waitFor(() => expect(canvas.getByRole('gridcell', { name })).toHaveFocus());
    (await canvas.findByRole('gridcell', { name: /^viernes 20 de noviembre/ })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await focused(/^sábado 28 de noviembre/);
    await userEvent.keyboard('{Home}');
    await focused(/^lunes 23 de noviembre/);
    await userEvent.keyboard('{End}');
    await focused(/^domingo 29 de noviembre/);
    await userEvent.keyboard('{PageDown}');
    await focused(/^martes 29 de diciembre/);
    await userEvent.keyboard('{PageUp}{PageUp}');
    await focused(/^jueves 29 de octubre/);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'jueves, 29 de octubre de 2026' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { huella: { ...scene, failures: calendarAnswers([]) } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No hay nada próximo')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { ...failures, listEvents: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { ...failures, listEvents: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No pudimos cargar el calendario')).toBeVisible();
  },
};

export const Uninsured: Story = {
  parameters: { huella: { ...scene, as: 'con-datos' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('link', { name: 'Agregar mascota' })).toBeVisible();
  },
};
