import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testDependencies } from '../../testing/test-dependencies.tsx';
import { petFields, press, visitAddPet } from '../../testing/visit-add-pet.ts';

const question = { name: 'Complete sus datos personales' };

test('somebody without personal data is asked for them and led there', async () => {
  const visit = await visitAddPet({ as: 'nueva', dependencies: testDependencies('missing') });
  expect(await screen.findByRole('alertdialog', question)).toBeVisible();
  await press(visit.user, 'Completar mis datos');
  expect(await screen.findByText('Otra pantalla: /tabs/personal-data')).toBeVisible();
});

test('the question comes once in a visit', async () => {
  const visit = await visitAddPet({ as: 'nueva', dependencies: testDependencies('missing') });
  await press(visit.user, 'Ahora no');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await visit.router.navigate('/tabs/home');
  await visit.router.navigate('/tabs/add-pet');
  await petFields.nombre();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('somebody with personal data is not asked', async () => {
  await visitAddPet();
  await petFields.nombre();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('nothing is asked while it is not known', async () => {
  await visitAddPet({ dependencies: testDependencies('loading') });
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a check that failed never counts as missing data and can be repeated', async () => {
  const retry = vi.fn<() => void>();
  const visit = await visitAddPet({ dependencies: testDependencies('error', retry) });
  await petFields.nombre();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press(visit.user, 'Reintentar');
  expect(retry).toHaveBeenCalledOnce();
});
