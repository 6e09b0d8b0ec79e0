import type { CardsOptions } from '../routes.ts';

export const testOptions: CardsOptions = {
  supportEmail: { state: 'configured', value: 'ayuda@huella.example' },
};
