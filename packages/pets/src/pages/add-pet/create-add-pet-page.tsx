import { useNextPages } from '@huella/ui';
import type { ComponentType } from 'react';
import type { PetsDependencies } from '../../dependencies.ts';
import { AddPetPage } from './add-pet-page.tsx';

/** `next` loads the page that follows, ahead of time: the flow has nothing to show meanwhile. */
export function createAddPetPage(
  dependencies: PetsDependencies,
  next: readonly (() => Promise<unknown>)[],
): ComponentType {
  return function AddPetRoute() {
    useNextPages(...next);
    return <AddPetPage {...dependencies} />;
  };
}
