import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { calendarAnswers } from '../../testing/calendar-answers.ts';
import { storyEvents } from '../../testing/story-events.ts';
import { storyRoutes } from '../../testing/story-routes.ts';

const failures = calendarAnswers(storyEvents);
const scene = { at: '/tabs/pet-details/1/libreta', routes: storyRoutes, as: 'asegurada', failures };

const meta = { title: 'Libreta', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('table', { name: 'Vacunas' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Antirrábica' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    const [day] = canvas.getAllByRole('cell');
    await expect(day && linesOf(day)).toBe(1);
  },
};

function linesOf(cell: HTMLElement): number {
  const range = cell.ownerDocument.createRange();
  range.selectNodeContents(cell);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}

export const Desktop: Story = { ...Success, globals: { viewport: { value: 'desktop' } } };

export const Empty: Story = {
  parameters: { huella: { ...scene, failures: calendarAnswers([]) } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect((await canvas.findAllByText('Todavía no hay nada anotado.'))[0]).toBeVisible();
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

export const NotFound: Story = {
  parameters: { huella: { ...scene, at: '/tabs/pet-details/77/libreta' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No encontramos esta mascota')).toBeVisible();
  },
};
