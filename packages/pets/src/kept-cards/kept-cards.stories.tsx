import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lunaRecord, onAnEmptyDevice } from '../testing/card-stories.ts';
import { forgetKeptCards } from './forget-kept-cards.ts';
import { dropCard, keepCard, listKeptCards, readKeptCard, type KeptCard } from './kept-cards.ts';

/** No screen: the shelf needs a browser that really keeps something. */
const meta = {
  title: 'Carnets guardados',
  render: () => <main />,
  loaders: [onAnEmptyDevice],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function luna(changes: Partial<KeptCard> = {}): KeptCard {
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
    await keepCard(luna());
    await keepCard(luna({ photo: 'AAAA' }));
    await expect(await readKeptCard('ana@correo.example', 1)).toEqual(luna({ photo: 'AAAA' }));
    await expect(await readKeptCard('ana@correo.example', 2)).toBeNull();
    await dropCard('ana@correo.example', 1);
    await expect(await readKeptCard('ana@correo.example', 1)).toBeNull();
  },
};

/** D80: one account's card is none of another's. */
export const OpensForItsAccountOnly: Story = {
  play: async () => {
    await keepCard(luna());
    await expect(await readKeptCard('otra@correo.example', 1)).toBeNull();
    await expect(await listKeptCards('otra@correo.example')).toEqual([]);
    await expect(await listKeptCards('ana@correo.example')).toHaveLength(1);
  },
};

/** D80: a logout takes the database itself away, also while a card is being kept. */
export const LeavesNothing: Story = {
  play: async () => {
    const keeping = keepCard(luna());
    await forgetKeptCards();
    await keeping;
    const names = (await indexedDB.databases()).map(({ name }) => name);
    await expect(names).not.toContain('huella-cards');
  },
};

/** What an older version kept in another shape is no card. */
export const IgnoresOtherShapes: Story = {
  play: async () => {
    const { verificacion: _, ...older } = lunaRecord();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that it is none is the point
    await keepCard(luna({ record: older as KeptCard['record'] }));
    await expect(await readKeptCard('ana@correo.example', 1)).toBeNull();
  },
};
