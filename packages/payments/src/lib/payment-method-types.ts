export const paymentMethodTypes = ['bankCard', 'savings', 'checking'] as const;
export type PaymentMethodType = (typeof paymentMethodTypes)[number];
