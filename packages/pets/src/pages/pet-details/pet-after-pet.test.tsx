import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PetCarousel } from '../../components/pet-carousel/pet-carousel.tsx';
import { visitPet } from '../../testing/visit-pet.ts';

/** Checks that nothing of Luna, the pet before, is shown. */
function nothingOfLuna() {
  for (const text of ['Luna', 'Golden Retriever', 'Dorado', /27,5\skg/])
    expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Nutrición/ })).toBeNull();
}

async function fromLunaTo(path: string, answer: 'never' | 500) {
  const visit = await visitPet();
  await screen.findByRole('heading', { level: 1, name: 'Luna' });
  const undo = visit.server.override('getPet', answer);
  await visit.router.navigate(path);
  return { ...visit, undo };
}

test('O-LI-02 while the second pet is loading nothing of the first is shown', async () => {
  await fromLunaTo('/tabs/pet-details/2', 'never');
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  nothingOfLuna();
});

test('O-LI-02 when the second pet fails, an error with a retry and nothing of the first', async () => {
  const { user, undo } = await fromLunaTo('/tabs/pet-details/2', 500);
  expect(await screen.findByText('No pudimos cargar los datos de su mascota')).toBeVisible();
  nothingOfLuna();
  undo();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mishi' })).toBeVisible();
});

const home = { path: '/tabs/home', element: <PetCarousel /> };

test('what home knows of a pet is shown at once, and says when it could not be asked for again', async () => {
  const { user, server } = await visitPet({ at: '/tabs/home', beside: [home] });
  await screen.findByRole('article', { name: 'Mishi' });
  const undo = server.override('getPet', 500);
  await user.click(screen.getByRole('link', { name: 'Mishi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mishi' })).toBeVisible();
  expect(await screen.findByText(/^No pudimos actualizar estos datos/)).toBeVisible();
  undo();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/^No pudimos actualizar estos datos/)).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Mishi' })).toBeVisible();
});

test('while home’s pet is asked for again there is no skeleton over it', async () => {
  const { user, server } = await visitPet({ at: '/tabs/home', beside: [home] });
  await screen.findByRole('article', { name: 'Mishi' });
  server.override('getPet', 'never');
  await user.click(screen.getByRole('link', { name: 'Mishi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mishi' })).toBeVisible();
  expect(screen.getByText('Común Europeo')).toBeVisible();
  expect(screen.queryByText('Cargando…')).toBeNull();
});

test('O-LI-03 a first weight entry is in the history and on the page without a reload', async () => {
  const { user, router } = await visitPet({ as: 'muchas-mascotas', at: '/tabs/pet-details/5/peso' });
  await user.click(await screen.findByRole('button', { name: 'Registrar peso' }));
  await user.click(await screen.findByRole('textbox', { name: 'Peso en kilos' }));
  await user.paste('4,5');
  await user.click(screen.getByRole('button', { name: 'Guardar peso' }));
  const table = await screen.findByRole('table', { name: 'Pesajes' });
  expect(within(table).getByRole('row', { name: /27\/11\/2026 4,5\skg/ })).toBeInTheDocument();
  await router.navigate('/tabs/pet-details/5');
  expect(await screen.findByText(/^4,5\skg/)).toBeVisible();
});
