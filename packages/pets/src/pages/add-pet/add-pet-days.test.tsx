import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  findCelebration,
  fillAll,
  petFields,
  press,
  storedPets,
  toPlanStep,
  visitAddPet,
} from '../../testing/visit-add-pet.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['America/Argentina/Buenos_Aires', 180],
  ['Asia/Tokyo', -540],
  ['America/Los_Angeles', 480],
])(
  'O-DT-01 in %s the typed birth day is the day that is sent, stored and shown again',
  async (zone, offset) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-11-27T13:00:00Z').getTimezoneOffset()).toBe(offset);
    const visit = await visitAddPet();
    await fillAll(visit.user);
    await visit.user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Contratar' });
    await visit.router.navigate(-1);
    expect(await petFields.birth()).toHaveValue('05/03/2024');
    await toPlanStep(visit.user);
    const bodies: unknown[] = [];
    visit.server.override('createPet', async (request) => {
      bodies.push(await request.clone().json());
      return visit.server.app.fetch(request);
    });
    await press(visit.user, 'Contratar');
    await press(visit.user, 'Continuar sin código');
    await findCelebration();
    expect(bodies).toMatchObject([{ datos_mascota: { fecha_nacimiento: '2024-03-05' } }]);
    expect(await storedPets(visit)).toMatchObject([{ fecha_nacimiento: '2024-03-05' }]);
  },
);
