import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAuth } from '../../testing/render-auth.ts';
import './plan-lines.tsx';

const teaser = (name: RegExp) => screen.findByRole('link', { name });

test('before the login a person reads what the cheapest plan costs, and is one tap away from all of them', async () => {
  const { user } = await renderAuth('/login');
  await user.click(await teaser(/^Planes para perros y gatos\s*Desde \$\s14\.900 por mes$/));
  expect(await screen.findByText('Otra pantalla: /planes')).toBeVisible();
});

test('the price of the chosen plan is shown at registration', async () => {
  await renderAuth('/register?volver=%2Ftabs%2Fadd-pet%3Fplan%3D2');
  expect(await teaser(/^Plan 2 Compañero: \$\s22\.500 por mes\s*Ver planes y precios$/)).toBeVisible();
});

test.each([500, []])('without prices (%o) the link has no figure', async (answer) => {
  let calls = 0;
  const { server } = await renderAuth('/login');
  server.override('listPlans', () => {
    calls += 1;
    return answer === 500 ? new Response('<html>', { status: 500 }) : Response.json(answer);
  });
  await waitFor(() => expect(calls).toBe(1));
  const link = await teaser(/^Planes para perros y gatos.*Ver planes y precios$/);
  expect(link).toHaveAttribute('href', '/planes');
});
