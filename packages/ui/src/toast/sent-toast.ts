/** Milliseconds of the toast after sending data (specification §8 *Pets and personal data*). */
export const SENT_TOAST_MS = 3_500;
