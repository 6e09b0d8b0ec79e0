import { usePets } from '@huella/pets/api';
import { renderRoutes } from '@huella/testing';
import { WaitingList } from '@huella/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { foodAnswers } from '../../testing/food-answers.ts';
import { storyBag } from '../../testing/story-bags.ts';
import { FoodOfPet } from '../food-of-pet/food-of-pet.tsx';
import { useEndingFood } from './use-ending-food.ts';

function Parts() {
  const ending = useEndingFood();
  const pet = usePets().data?.find(({ id }) => id === 1);
  return (
    <>
      <section aria-label="Inicio">
        <WaitingList groups={[ending]} />
      </section>
      {pet && <FoodOfPet pet={pet} />}
      <p>Fin</p>
    </>
  );
}

const show = (...bags: readonly ReturnType<typeof storyBag>[]) =>
  renderRoutes([{ path: '/', element: <Parts /> }], {
    at: '/',
    as: 'asegurada',
    failures: foodAnswers(bags),
  });

test('home shows what ends within a week, with a link to the next bag', async () => {
  await show(storyBag({ id: 3 }), storyBag({ id: 2, duracion: 90 }));
  const home = screen.getByRole('region', { name: 'Inicio' });
  await waitFor(() =>
    expect(home).toHaveTextContent(
      'Royal Canin Maxi Adult · LunaSe termina el martes 1 de diciembre.Renovar',
    ),
  );
  expect(home.querySelectorAll('li')).toHaveLength(1);
  const own = screen.getByRole('region', { name: 'Su alimento' });
  expect(own.querySelectorAll('li')).toHaveLength(2);
});

test('where nothing ends soon home shows nothing', async () => {
  await show(storyBag({ duracion: 90 }));
  expect(await screen.findByRole('region', { name: 'Su alimento' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Inicio' }).querySelector('li')).toBeNull();
});
