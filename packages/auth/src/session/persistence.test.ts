import { baseApi, configureApiClient } from '@huella/api-client';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { afterEach, expect, test } from 'vitest';
import { connectSession, watchOtherTabs } from './connect-session.ts';
import { sessionPersistence } from './session-persistence.ts';
import { selectSession, sessionActions, sessionReducer } from './session-slice.ts';
import { whenPersonChanges, whenSessionEnds } from './session-events.ts';
import { signOut } from './sign-out.ts';

afterEach(() => localStorage.clear());

const tokens = { token: 'aaa.bbb.ccc', refreshToken: 'r-1' };

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

async function openTab() {
  const store = configureStore({
    reducer: combineReducers({
      session: persistReducer(sessionPersistence, sessionReducer),
      [baseApi.reducerPath]: baseApi.reducer,
    }),
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(baseApi.middleware),
  });
  const persistor = persistStore(store);
  const before = selectSession(store.getState());
  await expect.poll(() => persistor.getState().bootstrapped).toBe(true);
  const ports = connectSession(store, () => persistor.flush());
  configureApiClient({ baseUrl: 'http://huella.test', fetch: noNetwork, ...ports });
  const ends: string[] = [];
  whenSessionEnds(store, (reason) => ends.push(reason));
  return { store, ports, ends, before, session: () => selectSession(store.getState()) };
}

function storageEvent(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('O-AU-08 a stored session is there before anything was restored', async () => {
  localStorage.setItem('token', 'aaa.bbb.ccc');
  const { ports, before } = await openTab();
  expect(before.token).toBe('aaa.bbb.ccc');
  expect(ports.getSession()).toEqual({ token: 'aaa.bbb.ccc', refreshToken: null });
});

test('a login is in storage when the action is done, under literal keys only', async () => {
  const { store } = await openTab();
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    ...tokens,
    USER_MAIL: 'ana@correo.example',
  });
});

test('O-AU-03 renewed tokens can be read by others when onTokens resolves', async () => {
  const { store, ports } = await openTab();
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  await ports.onTokens({ token: 'newer', refreshToken: 'r-2' });
  expect(ports.readStoredSession?.()).toEqual({ token: 'newer', refreshToken: 'r-2' });
});

test('O-AU-09 an expired session is forgotten and says so once', async () => {
  const { store, ports, ends, session } = await openTab();
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  ports.onSessionExpired();
  expect(session()).toMatchObject({ token: null, USER_MAIL: null, endReason: 'expiry' });
  expect(localStorage).toHaveLength(0);
  expect(ends).toEqual(['expiry']);
});

test('O-AU-12 a logout in another tab ends the session here', async () => {
  const { store, ends, session } = await openTab();
  const stop = watchOtherTabs(store);
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  localStorage.removeItem('USER_MAIL');
  localStorage.removeItem('refreshToken');
  localStorage.removeItem('token');
  storageEvent('token');
  stop();
  expect(session()).toMatchObject({
    token: null,
    refreshToken: null,
    USER_MAIL: null,
    endReason: 'other-tab',
  });
  expect(ends).toEqual(['other-tab']);
});

test('O-AU-03 tokens that another tab renewed are taken over', async () => {
  const { store, ends, session } = await openTab();
  const stop = watchOtherTabs(store);
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  localStorage.setItem('refreshToken', 'r-2');
  localStorage.setItem('token', 'newer');
  storageEvent('token');
  stop();
  expect(session()).toMatchObject({ token: 'newer', refreshToken: 'r-2', USER_MAIL: 'ana@correo.example' });
  expect(ends).toEqual([]);
});

test('a tour that another tab closed is done here, and nothing else is taken from there', async () => {
  const { store, session } = await openTab();
  const stop = watchOtherTabs(store);
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  localStorage.setItem('token', 'newer');
  window.dispatchEvent(new StorageEvent('storage', { key: 'TOUR_GENERAL_DONE', newValue: 'true' }));
  stop();
  expect(session()).toMatchObject({ ...tokens, TOUR_GENERAL_DONE: true });
  expect(localStorage.getItem('token')).toBe('newer');
});

test('N-B10G O-AU-12 a page that comes back from the browser’s cache learns what happened meanwhile', async () => {
  const { store, ends } = await openTab();
  const stop = watchOtherTabs(store);
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  stop();
  expect(ends).toEqual(['other-tab']);
});

test('O-AU-06 another person who signed in while this tab slept is told from the first', async () => {
  const { store, ends, session } = await openTab();
  const stop = watchOtherTabs(store);
  const changes: string[] = [];
  whenPersonChanges(store, () => changes.push('changed'));
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  store.dispatch(sessionActions.tokensRenewed({ token: 'newer', refreshToken: 'r-2' }));
  expect(changes).toEqual([]);
  localStorage.setItem('USER_MAIL', 'eva@correo.example');
  localStorage.setItem('refreshToken', 'of-eva');
  localStorage.setItem('token', 'of-eva');
  storageEvent('token');
  stop();
  expect(session()).toMatchObject({ token: 'of-eva', USER_MAIL: 'eva@correo.example' });
  expect([changes, ends]).toEqual([['changed'], []]);
});

test('O-AU-06 a refresh that finds another person’s tokens makes the tab theirs before it uses them', async () => {
  const { store, ports, session } = await openTab();
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  localStorage.setItem('USER_MAIL', 'eva@correo.example');
  localStorage.setItem('token', 'of-eva');
  expect(ports.readStoredSession?.()).toMatchObject({ token: 'of-eva' });
  expect(session()).toMatchObject({ token: 'of-eva', USER_MAIL: 'eva@correo.example' });
});

test('a cleared storage ends the session too', async () => {
  const { store, session } = await openTab();
  const stop = watchOtherTabs(store);
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  localStorage.clear();
  storageEvent(null);
  stop();
  expect(session().token).toBeNull();
});

test('O-AU-07 after a logout only the flags of the browser are left, also without a network', async () => {
  const { store, ends } = await openTab();
  store.dispatch(sessionActions.slidesShown());
  store.dispatch(sessionActions.tourDone());
  store.dispatch(sessionActions.signedIn({ ...tokens, email: 'ana@correo.example' }));
  store.dispatch(sessionActions.nameLoaded('Ana Prueba'));
  store.dispatch(sessionActions.notificationTokenChanged('push-1'));
  const told = store.dispatch(signOut());
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    initial_slides: 'true',
    TOUR_GENERAL_DONE: 'true',
  });
  expect(ends).toEqual(['sign-out']);
  await told;
});
