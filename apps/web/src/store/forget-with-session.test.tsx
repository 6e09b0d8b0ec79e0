import { configureApiClient } from '@huella/api-client';
import { sessionActions } from '@huella/auth';
import { AppTheme, toast, ToastRegion } from '@huella/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { forgetWithSession } from './forget-with-session.ts';
import { selectUserEmail, store } from './store.ts';

const DRAFT = 'huella-draft:new-pet';
const { signedIn, ended, notificationTokenChanged, takenOver } = sessionActions;

function begin(email: string) {
  act(() => void store.dispatch(signedIn({ token: `${email}.token`, refreshToken: 'refresh', email })));
  const draft = { account: email, owner: 'form', seed: 'seed', savedAt: Date.now(), step: 0, values: {} };
  localStorage.setItem(DRAFT, JSON.stringify(draft));
  render(
    <AppTheme>
      <ToastRegion />
    </AppTheme>,
  );
  act(() => toast.success('Registramos el peso de Luna'));
}

const isSaid = () => screen.queryByText('Registramos el peso de Luna') !== null;
const isKept = () => localStorage.getItem(DRAFT) !== null;

beforeAll(() => {
  configureApiClient({
    baseUrl: 'http://api.test',
    getSession: () => null,
    getAccount: () => selectUserEmail(store.getState()) || null,
    onTokens: () => undefined,
    onSessionExpired: () => undefined,
  });
  forgetWithSession();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('D80 a logout takes toasts and drafts along', () => {
  begin('ana@huella.test');
  expect(isSaid()).toBe(true);
  act(() => void store.dispatch(ended('sign-out')));
  expect(isSaid()).toBe(false);
  expect(isKept()).toBe(false);
});

test('an expired session removes toasts; drafts wait for the same account, and go when another signs in', () => {
  begin('ana@huella.test');
  act(() => void store.dispatch(ended('expiry')));
  expect(isSaid()).toBe(false);
  expect(isKept()).toBe(true);
  store.dispatch(signedIn({ token: 'again', refreshToken: 'refresh', email: 'ana@huella.test' }));
  expect(isKept()).toBe(true);
  store.dispatch(ended('expiry'));
  store.dispatch(signedIn({ token: 'other', refreshToken: 'refresh', email: 'otra@huella.test' }));
  expect(isKept()).toBe(false);
});

test('another user who takes over the session in this tab finds neither', () => {
  begin('ana@huella.test');
  const { session } = store.getState();
  act(() => void store.dispatch(takenOver({ ...session, token: 'other', USER_MAIL: 'otra@huella.test' })));
  expect(isSaid()).toBe(false);
  expect(isKept()).toBe(false);
});

const takenOverBy = (email: string, token: string | null) =>
  takenOver({ ...store.getState().session, token: email, USER_MAIL: email, NOTIFICATION_TOKEN: token });

test.each([
  ['go with a logout', () => ended('sign-out'), true],
  ['go with another person who has none', () => takenOverBy('otra@huella.test', null), true],
  [
    'go with a login over a session',
    () => signedIn({ token: 't', refreshToken: 'r', email: 'otra@huella.test' }),
    true,
  ],
  ['of another person who switched them on stay', () => takenOverBy('otra@huella.test', 'of-otra'), false],
])('N-C09G push messages %s', (_what, action, areGone) => {
  const drop = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  vi.stubGlobal('caches', { delete: drop });
  begin('ana@huella.test');
  store.dispatch(notificationTokenChanged('of-ana'));
  drop.mockClear();
  act(() => void store.dispatch(action()));
  expect(drop.mock.calls).toEqual(areGone ? [['push-mark']] : []);
  expect(store.getState().session.NOTIFICATION_TOKEN).toBe(areGone ? null : 'of-otra');
});
