import type { ComponentType } from 'react';
import type { PetsSlots } from '../../slots.ts';
import { AddPetPage } from './add-pet-page.tsx';

/** The page with what the app lends it. A hook among that has to be known before the component is made. */
export function addPetScreen({ usePersonalData, PaymentMethodPicker }: PetsSlots): ComponentType {
  return function AddPetScreen() {
    return <AddPetPage personalData={usePersonalData()} PaymentMethodPicker={PaymentMethodPicker} />;
  };
}
