import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActionCard } from './action-card.tsx';

const open = fn();

const meta = {
  title: 'Enlaces/ActionCard',
  tags: ['autodocs'],
  component: ActionCard,
  args: { icon: 'bowl', title: 'Nutrición', text: 'El peso y el alimento de su mascota.' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ActionCard>;

export default meta;
type Case = StoryObj<typeof meta>;

export const ToAScreen: Case = {
  args: { action: { to: '/tabs/home' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Nutrición/ });
    await expect(link).toHaveAttribute('href', '/tabs/home');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const Elsewhere: Case = {
  args: { icon: 'chat', title: 'Chat', action: { href: 'https://huella.example/' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /\(se abre en otra pestaña\)$/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const WithBadge: Case = {
  args: { badge: { text: '4', label: '4 documentos faltan' }, action: { to: '/tabs/home' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /4 documentos faltan$/ })).toHaveTextContent('4');
  },
};

export const OpensSomething: Case = {
  args: { tone: 'sun', action: { open } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Nutrición/ }));
    await expect(open).toHaveBeenCalledOnce();
  },
};

export const NotYet: Case = {
  args: { tone: 'coral', icon: 'plus', note: 'Sin configurar' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('button', { name: /Sin configurar$/ });
    await expect(card).toHaveAttribute('aria-disabled', 'true');
  },
};
