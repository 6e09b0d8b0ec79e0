import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitEvents } from '../../testing/visit-events.ts';
import './feed-page.tsx';

test('each kind that is unticked stays so, also where the line is slow with the first', async () => {
  const { user, server } = await visitEvents({ at: '/tabs/ajustes/calendario' });
  await user.click(await screen.findByRole('button', { name: 'Crear la dirección' }));
  const celo = await screen.findByRole('checkbox', { name: 'Celo' });
  server.clearLog();
  server.setLatency(100, 'setCalendarFeed');
  await user.click(celo);
  server.setLatency(0, 'setCalendarFeed');
  await user.click(screen.getByRole('checkbox', { name: 'Vacuna' }));
  const answered = () => server.log().filter(({ callId, status }) => callId === 'setCalendarFeed' && status);
  await waitFor(() => expect(answered()).toHaveLength(2));
  for (const name of ['Celo', 'Vacuna'])
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).not.toBeChecked());
  const { kinds } = await server.db.selectFrom('calendar_feeds').select('kinds').executeTakeFirstOrThrow();
  expect(kinds).not.toMatch(/Celo|Vacuna/);
});
