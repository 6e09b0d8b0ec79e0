import { screen } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { fillBankCard, openBankCardForm, renderPicker, save } from '../testing/picker-test-kit.tsx';

const NUMBER = '4509953566233704';

test.each([
  ['accepted', undefined],
  ['failed', 500 as const],
])('D24 a number that is %s never appears in an action, the store or the storage', async (_, fault) => {
  const actions: UnknownAction[] = [];
  const scene = await renderPicker({
    reducers: { recorder: (state: null = null, action: UnknownAction) => (actions.push(action), state) },
  });
  const states: unknown[] = [];
  scene.store.subscribe(() => states.push(scene.store.getState()));
  if (fault) scene.server.failOnce('createPaymentMethod', fault);
  await openBankCardForm(scene);
  await fillBankCard(scene, NUMBER);
  await save(scene);
  await screen.findByText(/El medio de pago se cargó|No se pudo cargar/);

  expect(JSON.stringify(actions)).toContain('createPaymentMethod');
  expect(JSON.stringify([actions, states])).not.toContain(NUMBER);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(NUMBER);
});
