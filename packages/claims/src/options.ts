import type { Setting } from '@huella/api-client';
import type { ComponentType } from 'react';

/** Settings of the environment (D25). */
export interface ClaimsOptions {
  supportEmail: Setting;
  Offer?: ComponentType;
}
