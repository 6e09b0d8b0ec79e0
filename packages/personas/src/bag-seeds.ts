export interface BagSeed {
  /** Names of pets. */
  readonly pets: readonly string[];
  readonly brand: string;
  readonly food: string;
  readonly kilos: number;
  /** In days from today. */
  readonly purchaseDayOffset: number;
  /** In days, as estimated by the owner. */
  readonly duration: number;
  /** In pesos. */
  readonly price: number | null;
  readonly purchaseMode: 'WhatsApp' | 'Web' | 'Telefono' | 'Otros';
}

/** A nearly full bag, one of two dogs, one that ends tomorrow, one that has run out by the forecast. */
export const fourBags: readonly BagSeed[] = [
  {
    pets: ['Luna'],
    brand: 'Royal Canin',
    food: 'Maxi Adult',
    kilos: 15,
    purchaseDayOffset: -2,
    duration: 40,
    price: 98_500,
    purchaseMode: 'WhatsApp',
  },
  {
    pets: ['Luna', 'Rocco'],
    brand: 'Dog Chow',
    food: 'Adultos Medianos y Grandes',
    kilos: 21,
    purchaseDayOffset: -12,
    duration: 30,
    price: 64_000,
    purchaseMode: 'Telefono',
  },
  {
    pets: ['Mishi'],
    brand: 'Royal Canin',
    food: 'Kitten',
    kilos: 1.5,
    purchaseDayOffset: -26,
    duration: 27,
    price: 21_900,
    purchaseMode: 'Web',
  },
  {
    pets: ['Rocco'],
    brand: 'Excellent',
    food: 'Adulto Mantenimiento',
    kilos: 3,
    purchaseDayOffset: -20,
    duration: 8,
    price: null,
    purchaseMode: 'Otros',
  },
];

/** The days that each of twenty bags lasted, newest last; the owner's estimate was 45. */
const lasted = [38, 36, 40, 37, 41, 39, 36, 38, 40, 37, 39, 38, 36, 41, 38, 37, 39, 40, 38, 37];
/** The newest bag's purchase, in days from today. */
const NEWEST = -9;

/** Twenty ended bags and the current one, oldest first, with rising prices. */
export const twentyBags: readonly BagSeed[] = [...lasted, 0].map((_, index) => ({
  pets: ['Luna'],
  brand: 'Royal Canin',
  food: 'Maxi Adult',
  kilos: 15,
  purchaseDayOffset: NEWEST - lasted.slice(index).reduce((sum, days) => sum + days, 0),
  duration: 45,
  price: 41_000 + index * 2_900,
  purchaseMode: 'WhatsApp',
}));
