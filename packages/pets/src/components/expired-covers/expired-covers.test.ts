import { expect, test } from 'vitest';
import { storyPet } from '@huella/testing/story-pet';
import { expiredCovers } from './expired-covers.ts';

const today = '2027-05-11';

test('a cover whose last day was yesterday waits, with the way to its card', () => {
  expect(expiredCovers([storyPet], today)).toMatchObject([
    { title: 'Venció la cobertura de Luna', action: { to: '/tabs/pet-details/1/carnet' } },
  ]);
});

test('one that still covers, one that was cancelled and one of unknown term do not', () => {
  const { vigencia: _, ...unknown } = storyPet;
  expect(expiredCovers([storyPet], '2027-05-10')).toEqual([]);
  expect(expiredCovers([{ ...storyPet, anulada: '2026-06-01' }, unknown], today)).toEqual([]);
});
