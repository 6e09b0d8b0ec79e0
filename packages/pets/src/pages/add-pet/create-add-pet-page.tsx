import type { ComponentType } from 'react';
import type { PetsDependencies } from '../../dependencies.ts';
import { AddPetPage } from './add-pet-page.tsx';

/** The page with the choice of a payment method, which is another feature's. */
export function createAddPetPage(dependencies: PetsDependencies): ComponentType {
  return function AddPetScreen() {
    return <AddPetPage {...dependencies} />;
  };
}
