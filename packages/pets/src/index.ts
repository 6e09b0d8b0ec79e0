export { petsRoutes } from './routes.ts';
export { petsPaths } from './paths.ts';
export { MissingPersonalData } from './components/missing-personal-data/missing-personal-data.tsx';
export { PetCarousel } from './components/pet-carousel/pet-carousel.tsx';
export { forgetKeptCards } from './kept-cards/forget-kept-cards.ts';
export { prepareKeptCards } from './kept-cards/prepare-kept-cards.ts';
export type {
  PaymentMethodPickerProps,
  PersonalData,
  PetsSetting,
  PetsSlots,
  PetsSurroundings,
} from './slots.ts';
