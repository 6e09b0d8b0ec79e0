import { sessionActions, sessionReducer } from '@huella/auth';
import { renderRoutes } from '@huella/testing';
import { act, screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { expect, test } from 'vitest';
import { selectIsNameUnknown, selectUserName } from '../store/store.ts';
import { createAppFrame } from './create-app-frame.tsx';

function Name() {
  const name = useSelector(selectUserName);
  return <p>{useSelector(selectIsNameUnknown) ? 'Sin cargar' : `Nombre: ${name}`}</p>;
}

async function login(as: 'asegurada' | 'nueva') {
  const children = [{ path: '/add-pet', Component: Name }];
  const { store } = await renderRoutes([{ Component: createAppFrame(children), children }], {
    at: '/add-pet',
    as,
    reducers: { session: sessionReducer },
  });
  expect(await screen.findByText('Sin cargar')).toBeVisible();
  const email = `${as}@huella.test`;
  act(() => void store.dispatch(sessionActions.signedIn({ token: 'a', refreshToken: 'r', email })));
}

test('a login that leads outside of the tabs loads the name of the person', async () => {
  await login('asegurada');
  expect(await screen.findByText('Nombre: Carla Núñez')).toBeVisible();
});

test('specification §4 the name of a person without personal data is empty', async () => {
  await login('nueva');
  expect(await screen.findByText('Nombre:')).toBeVisible();
});
