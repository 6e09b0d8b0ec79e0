import type { EditedPetForm } from '@huella/validation/pet';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

const ANIMAL = 'datos_mascota.animal';
const BREED = 'datos_mascota.raza';

/** Empties the breed when the species changes (specification §5 *Pet*). */
export function useBreedOfSpecies(): void {
  const { subscribe, setValue } = useFormContext<EditedPetForm>();
  useEffect(
    () =>
      subscribe({
        name: ANIMAL,
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name === ANIMAL && values.datos_mascota.raza !== '') setValue(BREED, '', { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );
}
