import { renderRoutes } from '@huella/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { petsRoutes } from '../../routes.ts';
import { storyPet } from '@huella/testing/story-pet';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';

test('coverage that was opened by its URL is not said to be mailed', async () => {
  await renderRoutes(petsRoutes(testDependencies(), testOptions), {
    as: 'asegurada',
    at: '/tabs/mascota-asegurada/1',
  });
  expect(await screen.findByRole('heading', { name: /^¡.+ está asegurad[ao]!$/ })).toBeVisible();
  expect(screen.queryByText(/póliza por email/)).toBeNull();
});

test.each([{ anulada: '2026-11-02' }, { vigencia: { desde: '2025-03-01', hasta: '2026-03-01' } }])(
  'coverage that is over (%o) is not celebrated: the URL leads to the pet',
  async (term) => {
    const { router } = await renderRoutes(petsRoutes(testDependencies(), testOptions), {
      as: 'asegurada',
      at: '/tabs/mascota-asegurada/1',
      failures: { getPet: Response.json({ ...storyPet, ...term }) },
    });
    expect(await screen.findByRole('button', { name: /^Carnet y datos/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/tabs/pet-details/1');
    expect(screen.queryByText(/está asegurad[ao]!$/)).toBeNull();
  },
  40_000,
);
