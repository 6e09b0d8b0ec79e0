import type { CardsOptions } from '../routes.ts';

/** Options as the app would pass them. */
export const testOptions: CardsOptions = {
  supportEmail: { state: 'configured', value: 'ayuda@huella.example' },
};
