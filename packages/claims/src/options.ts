import type { Setting } from '@huella/api-client';
import type { ComponentType } from 'react';

/** What the app knows and this feature does not: settings of the environment (D25). */
export interface ClaimsOptions {
  /** Where an owner writes about a claim. */
  supportEmail: Setting;
  /** What the app offers on a claim's page. */
  Offer?: ComponentType;
}
