import type { RouteObject } from 'react-router-dom';
import { petsPaths } from './paths.ts';
import type { PetsSlots } from './slots.ts';
import { titles } from './titles.ts';

const handle = { title: titles.addPet, access: 'owner' } as const;

/**
 * The screens of this feature (specification §2, D31). `loadSlots` is called when one of them opens, so that what
 * other features lend is not loaded before.
 */
export function petsRoutes(loadSlots: () => Promise<PetsSlots>): RouteObject[] {
  const lazy = async () => {
    const [{ addPetScreen }, slots] = await Promise.all([
      import('./pages/add-pet/add-pet-screen.tsx'),
      loadSlots(),
    ]);
    return { Component: addPetScreen(slots) };
  };
  return [
    { path: petsPaths.addPet.path, handle, lazy },
    { path: petsPaths.addPetAlone.path, handle, lazy },
  ];
}
