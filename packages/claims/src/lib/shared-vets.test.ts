import { expect, test } from 'vitest';
import { suggestedVet } from '../testing/story-indications.ts';
import { sharedVets } from './shared-vets.ts';

const eva = suggestedVet();
const leo = suggestedVet({ id: 2, nombre: 'Leo', mail: 'leo@clinica.example' });

test('of several lists only those in all of them stay, in the order of the first', () => {
  expect(sharedVets([[leo, eva]])).toEqual([leo, eva]);
  expect(sharedVets([[leo, eva], [{ ...eva, mail: 'EVA.PAZ@clinica.example' }]])).toEqual([eva]);
  expect(sharedVets([[leo], [eva]])).toEqual([]);
  expect(sharedVets([])).toEqual([]);
});
