import type { Setting } from '@huella/api-client';

/** What the app knows and this feature does not: settings of the environment (D25). */
export interface EventsOptions {
  /** Where an appointment for a consultation by video call is asked for. */
  phone: Setting;
}
