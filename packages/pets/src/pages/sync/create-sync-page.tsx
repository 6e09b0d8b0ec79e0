import type { ComponentType } from 'react';
import type { PetsDependencies } from '../../dependencies.ts';
import { SyncPage } from './sync-page.tsx';

/** The page with what the app lends it. A hook among that has to be known before the component is made. */
export function createSyncPage({
  usePersonalData,
}: Pick<PetsDependencies, 'usePersonalData'>): ComponentType {
  return function SyncScreen() {
    return <SyncPage personalData={usePersonalData()} />;
  };
}
