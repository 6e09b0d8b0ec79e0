import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAuth } from '../../testing/render-auth.ts';

async function atSlides(at = '/initial-slides') {
  const rendered = await renderAuth(at);
  await screen.findByRole('heading', { name: 'Conozca Huella' });
  return rendered;
}

test('the first of three slides is read, and the browser remembers that they were shown', async () => {
  const { session } = await atSlides();
  expect(screen.getByRole('group', { name: '1 de 3' })).toHaveTextContent(
    'Cubrimos consultas, medicamentos, cirugías, estudios e internaciones.',
  );
  const slides = screen.getAllByRole('group', { name: /de 3$/ });
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  await waitFor(() => expect(session().initial_slides).toBe(true));
  expect(localStorage.getItem('initial_slides')).toBe('true');
});

test.each(['Comenzar', 'Cerrar'])('«%s» leads to the login, which knows the way back', async (name) => {
  const { user } = await atSlides('/initial-slides?volver=%2Ftabs%2Fpet-details%2F3');
  await user.dblClick(screen.getByRole('button', { name }));
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Conocer Huella' })).toHaveProperty(
    'search',
    '?volver=%2Ftabs%2Fpet-details%2F3',
  );
});

test('the plans are one tap away from the slides', async () => {
  const { user } = await atSlides();
  await user.click(screen.getByRole('link', { name: 'Ver planes y precios' }));
  expect(await screen.findByText('Otra pantalla: /planes')).toBeVisible();
});

test('the login leads to the slides again', async () => {
  const { user } = await renderAuth('/login');
  await user.click(await screen.findByRole('link', { name: 'Conocer Huella' }));
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Conozca Huella' })).toHaveFocus(),
  );
});
