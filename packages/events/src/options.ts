import type { Setting } from '@huella/api-client';

/** Settings of the environment (D25). */
export interface EventsOptions {
  phone: Setting;
}
