import { countRefetches } from '@huella/testing';
import { expect, test } from 'vitest';
import { usePaymentMethods } from './use-payment-methods.ts';

test.each([
  [1.4, 0],
  [1.5, 1],
])(
  'specification §9 payment methods are asked for again, by a screen after %s s: %s',
  async (seconds, times) => {
    expect(
      await countRefetches(
        { useList: () => usePaymentMethods(null), call: 'listPaymentMethods', as: 'asegurada' },
        'screen',
        seconds,
      ),
    ).toBe(times);
  },
);
