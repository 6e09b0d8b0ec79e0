import type { Setting } from '@huella/api-client';

/** What the app knows and this feature does not: settings of the environment (D25). */
export interface ClaimsOptions {
  /** Where an owner writes about a claim. */
  supportEmail: Setting;
}
