import { expect, test } from 'vitest';
import { pathAfterRegistration } from './path-after-registration.ts';

test.each([null, '/tabs/home', '/tabs/add-pet', '/add-pet', '//evil.example', '/login'])(
  'somebody who registered and requested for %s begins with the personal data',
  (requested) => {
    expect(pathAfterRegistration(requested)).toBe('/tabs/personal-data?para=mascota');
  },
);

test('the plan that was chosen goes along', () => {
  expect(pathAfterRegistration('/tabs/add-pet?plan=2')).toBe('/tabs/personal-data?para=mascota&plan=2');
});

test.each(['x', '', '-1', '1.5', '1e999', '1e1', '02'])('a plan «%s» that is none is left out', (plan) => {
  expect(pathAfterRegistration(`/tabs/add-pet?plan=${plan}`)).toBe('/tabs/personal-data?para=mascota');
});

test('another page that was requested for comes first', () => {
  expect(pathAfterRegistration('/tabs/ajustes/asociar?x=1')).toBe('/tabs/ajustes/asociar?x=1');
});
