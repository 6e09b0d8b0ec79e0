import type { ComponentType } from 'react';
import type { PetsDependencies } from '../../dependencies.ts';
import { AddPetPage } from './add-pet-page.tsx';

/** The page with what the app lends it. A hook among that has to be known before the component is made. */
export function createAddPetPage({ usePersonalData, PaymentMethodPicker }: PetsDependencies): ComponentType {
  return function AddPetScreen() {
    return <AddPetPage personalData={usePersonalData()} PaymentMethodPicker={PaymentMethodPicker} />;
  };
}
