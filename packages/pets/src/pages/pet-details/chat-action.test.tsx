import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitPet } from '../../testing/visit-pet.ts';

const chat = () => screen.findByRole('link', { name: /^Chat con Huella/ });

test('the chat opens in another tab, which does not know where it was opened from', async () => {
  await visitPet();
  const link = await chat();
  expect(link).toHaveAccessibleName(/\(se abre en otra pestaña\)$/);
  expect(link).toHaveAttribute('href', 'https://chat.huella.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('config items that did not arrive leave the default', async () => {
  await visitPet({
    failures: { listConfigItems: 500 },
    options: { chat: { state: 'configured', value: 'https://otro.huella.example/' } },
  });
  expect(await chat()).toHaveAttribute('href', 'https://otro.huella.example/');
});

test('D25 in development an action without a URL says so', async () => {
  const failures = { listConfigItems: Response.json([]) };
  await visitPet({ failures, options: { chat: { state: 'unconfigured', value: undefined } } });
  expect(await screen.findByRole('button', { name: /^Chat con Huella/ })).toHaveTextContent('Sin configurar');
});

test('D25 in production an action without a URL is hidden', async () => {
  const failures = { listConfigItems: Response.json([]) };
  await visitPet({ failures, options: { chat: { state: 'hidden', value: undefined } } });
  await screen.findByRole('heading', { level: 1, name: 'Luna' });
  await screen.findByRole('button', { name: /^Nutrición/ });
  expect(screen.queryByText(/^Chat con Huella/)).toBeNull();
});
