import { expect, test } from 'vitest';
import { paymentsPaths, paymentsRoutes } from './index.ts';

test('every route says its title and who may enter', () => {
  for (const { handle } of paymentsRoutes)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'owner' });
});

test('the methods are one step behind settings', () => {
  expect(paymentsRoutes.map(({ path }) => path)).toEqual([paymentsPaths.methods.href()]);
  expect(paymentsPaths.methods.href()).toBe('/tabs/ajustes/medios-de-pago');
});
