export { petsRoutes } from './routes.ts';
export { petsPaths } from './paths.ts';
export { PetRows } from './components/pets-frame/pet-rows.tsx';
export { MissingPersonalData } from './components/missing-personal-data/missing-personal-data.tsx';
export { PetCarousel } from './components/pet-carousel/pet-carousel.tsx';
export { PetListSkeleton } from './components/pet-carousel/pet-list-skeleton.tsx';
export type { PaymentMethodPickerProps, PetsDependencies } from './dependencies.ts';
export type { PetsOptions } from './options.ts';
