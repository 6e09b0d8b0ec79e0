import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { authRoutes as routes } from '../../routes.ts';
import { storySession } from '../../testing/story-session.ts';

const huella = { ...storySession, routes, at: '/initial-slides' };

const meta = {
  title: 'Diapositivas',
  parameters: { huella, layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function expectShown(canvas: Canvas, position: string, text: RegExp) {
  const slide = await canvas.findByRole('group', { name: position });
  await expect(slide).toHaveTextContent(text);
  await waitFor(() => {
    const { left, right } = slide.getBoundingClientRect();
    const middle = (left + right) / 2;
    return expect(Math.abs(middle - window.innerWidth / 2)).toBeLessThan(8);
  });
}

export const Coverage: Story = {
  play: async ({ canvas }) => {
    await expectShown(canvas, '1 de 3', /cirugías, estudios e internaciones/);
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Comenzar' })).toBeVisible();
  },
};

export const Events: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Siguiente' }));
    await expectShown(canvas, '2 de 3', /en un calendario/);
  },
};

export const RefundByArrowKeys: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: '1 de 3' });
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(canvas, '2 de 3', /calendario/);
    await userEvent.keyboard('{ArrowLeft}');
    await expectShown(canvas, '1 de 3', /consultas/);
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(canvas, '2 de 3', /calendario/);
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(canvas, '3 de 3', /reintegro con una foto/);
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const EndByButton: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expectShown(canvas, '1 de 3', /consultas/);
    const next = canvas.getByRole('button', { name: 'Siguiente' });
    next.focus();
    for (const position of ['2 de 3', '3 de 3', '3 de 3']) {
      await userEvent.keyboard('{Enter}');
      await expectShown(canvas, position, /./);
    }
    await expect(next).toHaveFocus();
  },
};

export const EndByTwoQuickTaps: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expectShown(canvas, '1 de 3', /consultas/);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Siguiente' }));
    await expectShown(canvas, '3 de 3', /reintegro/);
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: Coverage.play };

export const LargeLetters: Story = {
  beforeEach: () => {
    document.documentElement.style.fontSize = '32px';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await expectShown(canvas, '1 de 3', /consultas/);
    const start = canvas.getByRole('button', { name: 'Comenzar' });
    start.scrollIntoView();
    await expect(start).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
