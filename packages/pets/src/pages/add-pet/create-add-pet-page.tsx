import type { ComponentType } from 'react';
import type { PetsDependencies } from '../../dependencies.ts';
import { AddPetPage } from './add-pet-page.tsx';

export function createAddPetPage(dependencies: PetsDependencies): ComponentType {
  return function AddPetScreen() {
    return <AddPetPage {...dependencies} />;
  };
}
