/** The three kinds of payment method that the form offers (specification §1). */
export const paymentKinds = ['card', 'savings', 'checking'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
