import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { outboxStore } from '../../state/outbox-store.ts';
import { EMPTY_SNAPSHOT } from '../../state/snapshot.ts';
import { storyItem } from '../../testing/story-items.ts';
import { OutboxAnnouncer, OutboxBadge } from './outbox-badge.tsx';

const meta = {
  title: 'Aviso',
  component: OutboxBadge,
  decorators: [
    (Story) => (
      <main style={{ padding: 16, display: 'flex' }}>
        <h1 style={{ flex: 1 }}>Inicio</h1>
        <Story />
        <OutboxAnnouncer />
      </main>
    ),
  ],
  beforeEach: () => () => outboxStore.write(EMPTY_SNAPSHOT),
} satisfies Meta<typeof OutboxBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

function show(...items: ReturnType<typeof storyItem>[]) {
  outboxStore.write({ isLoaded: true, items, lost: [] });
}

export const Sending: Story = {
  play: async () => {
    show(storyItem('a', { status: 'sending', progress: 0.6 }), storyItem('b'));
    await expect(
      await screen.findByRole('link', { name: '2 archivos por enviar. Ver pendientes' }),
    ).toBeVisible();
    await expect(await screen.findByText('2 archivos por enviar')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Failed: Story = {
  play: async () => {
    show(storyItem('a', { status: 'failed' }), storyItem('b'));
    const name = '2 archivos: 1 no se pudo enviar, 1 por enviar. Ver pendientes';
    await expect(await screen.findByRole('link', { name })).toBeVisible();
  },
};

export const AllSent: Story = {
  tags: ['!dev'],
  play: async () => {
    show(storyItem('a'));
    await screen.findByRole('link');
    show();
    await expect(await screen.findByText('Se envió todo.')).toBeInTheDocument();
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
