import { fn } from 'storybook/test';
import type { OutboxItem } from '../state/snapshot.ts';

export function storyItem(id: string, more: Partial<OutboxItem> = {}): OutboxItem {
  return {
    id,
    title: 'Foto de Luna',
    topic: 'pet-photo/1/',
    fields: {},
    fileName: 'luna.jpg',
    size: 1_258_291,
    addedAt: 0,
    status: 'waiting',
    progress: 0,
    message: null,
    isPersisted: true,
    mayHaveArrived: false,
    hasArrived: false,
    retry: fn(),
    discard: fn(),
    file: async () => null,
    ...more,
  };
}
