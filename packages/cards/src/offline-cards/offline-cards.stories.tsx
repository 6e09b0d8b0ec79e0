import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lunaRecord, onAnEmptyDevice } from '../testing/card-stories.ts';
import { deleteOfflineCards } from './delete-offline-cards.ts';
import {
  deleteOfflineCard,
  saveOfflineCard,
  listOfflineCards,
  readOfflineCard,
  type OfflineCard,
} from './offline-cards.ts';

/** Without a page: the store needs a browser with IndexedDB. */
const meta = {
  title: 'Carnets guardados',
  tags: ['!dev'],
  render: () => <main />,
  loaders: [onAnEmptyDevice],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function luna(changes: Partial<OfflineCard> = {}): OfflineCard {
  return {
    account: 'ana@correo.example',
    petId: 1,
    petName: 'Luna',
    animal: 'Perro',
    photo: null,
    record: lunaRecord(),
    keptAt: '2026-11-27T10:00:00-03:00',
    ...changes,
  };
}

export const KeepsTheLatest: Story = {
  play: async () => {
    await saveOfflineCard(luna());
    await saveOfflineCard(luna({ photo: 'AAAA' }));
    await expect(await readOfflineCard('ana@correo.example', 1)).toEqual(luna({ photo: 'AAAA' }));
    await expect(await readOfflineCard('ana@correo.example', 2)).toBeNull();
    await deleteOfflineCard('ana@correo.example', 1);
    await expect(await readOfflineCard('ana@correo.example', 1)).toBeNull();
  },
};

/** D80 */
export const OpensForItsAccountOnly: Story = {
  play: async () => {
    await saveOfflineCard(luna());
    await expect(await readOfflineCard('otra@correo.example', 1)).toBeNull();
    await expect(await listOfflineCards('otra@correo.example')).toEqual([]);
    await expect(await listOfflineCards('ana@correo.example')).toHaveLength(1);
  },
};

/** D80: a logout deletes the database, also while a card is being saved. */
export const LeavesNothing: Story = {
  play: async () => {
    const keeping = saveOfflineCard(luna());
    await deleteOfflineCards();
    await keeping;
    const names = (await indexedDB.databases()).map(({ name }) => name);
    await expect(names).not.toContain('huella-cards');
  },
};

export const IgnoresOtherShapes: Story = {
  play: async () => {
    const { verificacion: _, ...older } = lunaRecord();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an older version's shape is not a record
    await saveOfflineCard(luna({ record: older as OfflineCard['record'] }));
    await expect(await readOfflineCard('ana@correo.example', 1)).toBeNull();
  },
};
