import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitEvents } from './testing/visit-events.ts';
import './pages/feed/feed-page.tsx';
import './pages/vet-call/create-vet-call-page.tsx';

test.each([
  ['/tabs/ajustes/calendario', 'Vea todo en el calendario que ya usa'],
  ['/tabs/home/vet-call', 'Su cobertura incluye una consulta por videollamada con un veterinario.'],
])('D102 without an insured pet %s leads to insuring one', async (at, offered) => {
  await visitEvents({ at, as: 'con-datos' });
  expect(await screen.findByText('Todavía no tiene una mascota asegurada')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agregar mascota' })).toHaveAttribute('href', '/tabs/add-pet');
  expect(screen.queryByText(offered)).toBeNull();
});
