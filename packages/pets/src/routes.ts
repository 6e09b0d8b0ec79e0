import type { PageHandle } from '@huella/ui';
import type { RouteObject } from 'react-router-dom';
import { loadDetails } from './load-details.ts';
import { petsPaths } from './paths.ts';
import type { PetsDependencies } from './dependencies.ts';
import type { PetsOptions } from './options.ts';
import { PetDetailsSkeleton } from './pages/pet-details/pet-details-skeleton.tsx';
import { titles } from './titles.ts';

const loadFrame = () => import('./components/pets-frame/pets-frame.tsx');
const loadInsured = () => import('./pages/insured/create-insured-page.tsx');

const detailsFrame: Partial<PageHandle> = { width: 'wide', Skeleton: PetDetailsSkeleton };

const handleOf = (title: string) => ({ title, access: 'owner' }) as const;

/**
 * The pages of this feature (specification §2, D31). `loadDependencies` is called when a page opens that needs one of them.
 * `pagesOfPet`: other features' pages about one pet, which get the list of pets beside them too.
 */
export function petsRoutes(
  loadDependencies: () => Promise<PetsDependencies>,
  options: PetsOptions,
  pagesOfPet: RouteObject[] = [],
): RouteObject[] {
  return [
    plansRoute(options),
    ...addPetRoutes(loadDependencies, options),
    ...editPetRoutes(),
    petsFrame([...petRoutes(options), ...pagesOfPet]),
    syncRoute,
    cancelCoverageRoute,
  ];
}

function plansRoute(options: PetsOptions): RouteObject {
  return {
    path: petsPaths.plans.path,
    handle: { title: titles.plans, access: 'anyone' },
    lazy: async () => {
      const { createPlansPage } = await import('./pages/plans/create-plans-page.tsx');
      return { Component: createPlansPage(options) };
    },
  };
}

function addPetRoutes(
  loadDependencies: () => Promise<PetsDependencies>,
  { loadCardParts }: PetsOptions,
): RouteObject[] {
  const handle = handleOf(titles.addPet);
  const lazy = async () => {
    const [{ createAddPetPage }, dependencies] = await Promise.all([
      import('./pages/add-pet/create-add-pet-page.tsx'),
      loadDependencies(),
    ]);
    return { Component: createAddPetPage(dependencies, [loadFrame, loadInsured, loadCardParts]) };
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

function petsFrame(children: RouteObject[]): RouteObject {
  return {
    lazy: async () => {
      const { PetsFrame } = await loadFrame();
      return { Component: PetsFrame };
    },
    children,
  };
}

/** A pet's page and those that it leads to. */
function petRoutes(options: PetsOptions): RouteObject[] {
  return [
    {
      path: petsPaths.details.path,
      handle: { ...handleOf(titles.details), ...detailsFrame },
      lazy: async () => {
        const { createPetDetailsPage } = await loadDetails();
        return { Component: createPetDetailsPage(options) };
      },
    },
    {
      path: petsPaths.insured.path,
      handle: handleOf(titles.insured),
      lazy: async () => {
        const [{ createInsuredPage }, cardParts] = await Promise.all([
          loadInsured(),
          options.loadCardParts(),
        ]);
        return { Component: createInsuredPage(cardParts) };
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
  ];
}

const syncRoute: RouteObject = {
  path: petsPaths.sync.path,
  handle: handleOf(titles.sync),
  lazy: async () => {
    const { SyncPage } = await import('./pages/sync/sync-page.tsx');
    return { Component: SyncPage };
  },
};

const cancelCoverageRoute: RouteObject = {
  path: petsPaths.cancelCoverage.path,
  handle: handleOf(titles.cancelCoverage),
  lazy: async () => {
    const { CancelCoveragePage } = await import('./pages/cancel-coverage/cancel-coverage-page.tsx');
    return { Component: CancelCoveragePage };
  },
};
