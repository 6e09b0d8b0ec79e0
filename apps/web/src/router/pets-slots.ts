import type { PetsSlots } from '@huella/pets';

/** What the add-pet screen borrows from payments and profile, loaded with that screen and not before. */
export async function loadPetsSlots(): Promise<PetsSlots> {
  const [{ PaymentMethodPicker }, { usePersonalData }] = await Promise.all([
    import('@huella/payments/picker'),
    import('@huella/profile/api'),
  ]);
  return { PaymentMethodPicker, usePersonalData };
}
