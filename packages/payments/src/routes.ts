import type { RouteObject } from 'react-router-dom';
import { paymentsPaths } from './paths.ts';
import { titles } from './titles.ts';

export const paymentsRoutes: RouteObject[] = [
  {
    path: paymentsPaths.methods.path,
    handle: { title: titles.methods, access: 'owner' },
    lazy: async () => {
      const { PaymentMethodsPage } = await import('./pages/payment-methods/payment-methods-page.tsx');
      return { Component: PaymentMethodsPage };
    },
  },
];
