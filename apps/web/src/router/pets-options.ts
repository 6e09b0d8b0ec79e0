import { settingState } from '@huella/api-client';
import { appPaths } from '@huella/contract/app-paths';
import type { PetsSetting, PetsOptions } from '@huella/pets';

function setting(name: 'chatUrl' | 'supportEmail'): PetsSetting {
  return { state: settingState(__HUELLA_ENVIRONMENT__, name), value: __HUELLA_ENVIRONMENT__[name] };
}

/** What the pets feature is told about the app around it. */
export const petsOptions: PetsOptions = {
  chat: setting('chatUrl'),
  supportEmail: setting('supportEmail'),
  addresses: { newClaim: appPaths.newClaim.href, claims: appPaths.petClaims.href },
};
