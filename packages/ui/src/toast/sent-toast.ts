/** Milliseconds that a toast stays which says that data were sent (specification §8 *Pets and personal data*). */
export const SENT_TOAST_MS = 3_500;
