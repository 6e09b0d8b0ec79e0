/** Specification §1. */
export const paymentKinds = ['card', 'savings', 'checking'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
