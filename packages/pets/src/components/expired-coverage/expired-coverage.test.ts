import { expect, test } from 'vitest';
import { storyPet } from '@huella/testing/story-pet';
import { expiredCoverage } from './expired-coverage.ts';

const today = '2027-05-11';

test('coverage whose last day was yesterday waits, with the way to its card', () => {
  expect(expiredCoverage([storyPet], today)).toMatchObject([
    { title: 'Venció la cobertura de Luna', action: { to: '/tabs/pet-details/1/carnet' } },
  ]);
});

test('one that still covers, one that was cancelled and one of unknown term do not', () => {
  const { vigencia: _, ...unknown } = storyPet;
  expect(expiredCoverage([storyPet], '2027-05-10')).toEqual([]);
  expect(expiredCoverage([{ ...storyPet, anulada: '2026-06-01' }, unknown], today)).toEqual([]);
});
