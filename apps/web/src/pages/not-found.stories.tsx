import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as NotFound } from './not-found.route.tsx';

const meta = {
  title: 'Página no encontrada',
  component: NotFound,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NotFound>;

export default meta;

export const Success: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/tabs/home',
    );
  },
};
