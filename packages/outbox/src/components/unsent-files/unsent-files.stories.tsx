import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { outboxStore } from '../../state/outbox-store.ts';
import { EMPTY_SNAPSHOT } from '../../state/snapshot.ts';
import { storyItem } from '../../testing/story-items.ts';
import { UnsentFiles } from './unsent-files.tsx';

const meta = {
  title: 'Al cerrar sesión',
  component: UnsentFiles,
  args: { goesWith: 'session' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    const failed = [storyItem('d', { status: 'failed' }), storyItem('e', { status: 'failed' })];
    const items = [storyItem('a'), storyItem('b'), storyItem('c'), ...failed];
    outboxStore.write({ isLoaded: true, items, lost: [] });
    return () => outboxStore.write(EMPTY_SNAPSHOT);
  },
} satisfies Meta<typeof UnsentFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothNumbers: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/3 archivos que faltan enviar y 2 que no se pudieron enviar\. Si cierra la sesión/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar copias' }));
    await expect(await canvas.findByText(/faltan 5 archivos, que el navegador perdió/)).toBeVisible();
  },
};

export const WithTheAccount: Story = {
  args: { goesWith: 'account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Si elimina su cuenta, se borran/)).toBeVisible();
  },
};

export const Nothing: Story = {
  tags: ['!dev'],
  beforeEach: () => outboxStore.write({ isLoaded: true, items: [], lost: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
