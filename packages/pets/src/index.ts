export { petsRoutes } from './routes.ts';
export { petsPaths } from './paths.ts';
export { PetCarousel } from './components/pet-carousel/pet-carousel.tsx';
export type {
  PaymentMethodPickerProps,
  PersonalData,
  PetsSetting,
  PetsSlots,
  PetsSurroundings,
} from './slots.ts';
