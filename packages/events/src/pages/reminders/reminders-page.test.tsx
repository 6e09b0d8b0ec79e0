import { endSession } from '@huella/api-client';
import { holdAnswers, recordToasts } from '@huella/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitEvents } from '../../testing/visit-events.ts';
import './reminders-page.tsx';

const at = '/tabs/ajustes/recordatorios';

test('a switch ends as it was tapped last, also while the first tap is saved', async () => {
  const { user, server } = await visitEvents({ at, latency: 100 });
  const celo = await screen.findByRole('switch', { name: 'Celo' });
  await user.click(celo);
  await user.click(celo);
  expect(celo).toBeChecked();
  const answered = () =>
    server.log().filter(({ callId, status }) => callId === 'updateReminderSettings' && status);
  await waitFor(() => expect(answered()).toHaveLength(2));
  expect(celo).toBeChecked();
});

test('the days are those chosen last, as by a held arrow key', async () => {
  const { user, server } = await visitEvents({ at, latency: 100 });
  const days = await screen.findByRole('combobox');
  for (const choice of ['6', '7', '8']) await user.selectOptions(days, choice);
  expect(days).toHaveValue('8');
  const stored = () => server.db.selectFrom('reminder_settings').select('lead_days').execute();
  await waitFor(async () => expect(await stored()).toEqual([{ lead_days: 8 }]));
  expect(days).toHaveValue('8');
});

test('a logout while a switch or the days are saved says nothing of it to whom comes next', async () => {
  const { user, server, store } = await visitEvents({ at });
  const celo = await screen.findByRole('switch', { name: 'Celo' });
  holdAnswers(server, 'updateReminderSettings');
  await user.click(celo);
  await user.selectOptions(screen.getByRole('combobox'), '6');
  const said = recordToasts();
  await act(async () => store.dispatch(endSession()));
  expect(await screen.findByRole('switch', { name: 'Celo' })).toBeChecked();
  expect(said()).toEqual([]);
});
