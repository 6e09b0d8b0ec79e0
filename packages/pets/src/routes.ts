import type { RouteObject } from 'react-router-dom';
import { loadDetails } from './load-details.ts';
import { petsPaths } from './paths.ts';
import type { PetsSlots, PetsSurroundings } from './slots.ts';
import { titles } from './titles.ts';

const handleOf = (title: string) => ({ title, access: 'owner' }) as const;

/**
 * The screens of this feature (specification §2, D31). `loadSlots` is called when a screen opens that other features lend
 * something to, so that it is not loaded before.
 */
export function petsRoutes(
  loadSlots: () => Promise<PetsSlots>,
  surroundings: PetsSurroundings,
): RouteObject[] {
  return [...addPetRoutes(loadSlots), ...editPetRoutes(), ...petRoutes(surroundings), syncRoute(loadSlots)];
}

function addPetRoutes(loadSlots: () => Promise<PetsSlots>): RouteObject[] {
  const handle = handleOf(titles.addPet);
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

async function loadEditPet() {
  const { EditPetPage } = await import('./pages/edit-pet/edit-pet-page.tsx');
  return { Component: EditPetPage };
}

function editPetRoutes(): RouteObject[] {
  const handle = handleOf(titles.editPet);
  return [
    { path: petsPaths.editPet.path, handle, lazy: loadEditPet },
    { path: petsPaths.editPetAlone.path, handle, lazy: loadEditPet },
  ];
}

/** A pet's page and what is one step behind it. */
function petRoutes(surroundings: PetsSurroundings): RouteObject[] {
  return [
    {
      path: petsPaths.details.path,
      handle: handleOf(titles.details),
      lazy: async () => {
        const { petDetailsScreen } = await loadDetails();
        return { Component: petDetailsScreen(surroundings) };
      },
    },
    {
      path: petsPaths.weight.path,
      handle: handleOf(titles.weight),
      lazy: async () => {
        const { WeightPage } = await import('./pages/weight/weight-page.tsx');
        return { Component: WeightPage };
      },
    },
    {
      path: petsPaths.card.path,
      handle: handleOf(titles.card),
      lazy: async () => {
        const { cardScreen } = await import('./pages/card/card-screen.tsx');
        return { Component: cardScreen(surroundings) };
      },
    },
  ];
}

function syncRoute(loadSlots: () => Promise<PetsSlots>): RouteObject {
  return {
    path: petsPaths.sync.path,
    handle: handleOf(titles.sync),
    lazy: async () => {
      const [{ syncScreen }, slots] = await Promise.all([
        import('./pages/sync/sync-screen.tsx'),
        loadSlots(),
      ]);
      return { Component: syncScreen(slots) };
    },
  };
}
