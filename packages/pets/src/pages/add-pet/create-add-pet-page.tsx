import { useNextPages } from '@huella/ui';
import type { ComponentType } from 'react';
import type { PetsDependencies } from '../../dependencies.ts';
import { AddPetPage } from './add-pet-page.tsx';

/** `next` is the code of the page that follows: the flow has nothing to show while it loads. */
export function createAddPetPage(
  dependencies: PetsDependencies,
  next: readonly (() => Promise<unknown>)[],
): ComponentType {
  return function AddPetRoute() {
    useNextPages(...next);
    return <AddPetPage {...dependencies} />;
  };
}
