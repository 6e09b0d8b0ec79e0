import { selectIsSendingAnything } from '@huella/api-client';
import { renderRoutes, countRefetches } from '@huella/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInbox } from './use-inbox.ts';

test.each([
  ['screen', 1.4, 0],
  ['screen', 1.5, 1],
  ['focus', 1.4, 0],
  ['focus', 1.5, 1],
] as const)(
  'specification §9 what the person was told is asked for again, by %s after %s s: %s',
  async (by, seconds, times) => {
    expect(
      await countRefetches({ useList: useInbox, call: 'listNotifications', as: 'asegurada' }, by, seconds),
    ).toBe(times);
  },
);

const Screen = () => <p>{useInbox().status}</p>;

test('what arrives while the app is out of sight is read once somebody comes back to it', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { server, store } = await renderRoutes([{ path: '/avisos', Component: Screen }], {
    at: '/avisos',
    as: 'con-avisos',
  });
  await screen.findByText('present');
  const unread = server.db.selectFrom('notifications').select('id').where('read_at', 'is', null);
  await waitFor(async () => expect(await unread.execute()).toHaveLength(9));
  hidden.mockRestore();
  await act(() => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))));
  await waitFor(async () => expect(await unread.execute()).toEqual([]));
  await waitFor(() => expect(selectIsSendingAnything(store.getState())).toBe(false));
});
