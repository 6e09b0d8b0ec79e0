export interface BagSeed {
  readonly pets: readonly string[];
  readonly marca: string;
  readonly nombre: string;
  readonly kilos: number;
  /** The purchase, in days from today. */
  readonly days: number;
  readonly duracion: number;
  readonly precio: number | null;
  readonly mode: 'WhatsApp' | 'Web' | 'Telefono' | 'Otros';
}

/** A nearly full bag, one of two dogs, one that ends tomorrow, one that has run out by the forecast. */
export const fourBags: readonly BagSeed[] = [
  {
    pets: ['Luna'],
    marca: 'Royal Canin',
    nombre: 'Maxi Adult',
    kilos: 15,
    days: -2,
    duracion: 40,
    precio: 98_500,
    mode: 'WhatsApp',
  },
  {
    pets: ['Luna', 'Rocco'],
    marca: 'Dog Chow',
    nombre: 'Adultos Medianos y Grandes',
    kilos: 21,
    days: -12,
    duracion: 30,
    precio: 64_000,
    mode: 'Telefono',
  },
  {
    pets: ['Mishi'],
    marca: 'Royal Canin',
    nombre: 'Kitten',
    kilos: 1.5,
    days: -26,
    duracion: 27,
    precio: 21_900,
    mode: 'Web',
  },
  {
    pets: ['Rocco'],
    marca: 'Excellent',
    nombre: 'Adulto Mantenimiento',
    kilos: 3,
    days: -20,
    duracion: 8,
    precio: null,
    mode: 'Otros',
  },
];

/** The days that each of twenty bags lasted, newest last; the owner's estimate was 45. */
const lasted = [38, 36, 40, 37, 41, 39, 36, 38, 40, 37, 39, 38, 36, 41, 38, 37, 39, 40, 38, 37];
/** The newest bag's purchase, in days from today. */
const NEWEST = -9;

/** Twenty ended bags and a lasting one, oldest first, with rising prices. */
export const twentyBags: readonly BagSeed[] = [...lasted, 0].map((_, index) => ({
  pets: ['Luna'],
  marca: 'Royal Canin',
  nombre: 'Maxi Adult',
  kilos: 15,
  days: NEWEST - lasted.slice(index).reduce((sum, days) => sum + days, 0),
  duracion: 45,
  precio: 41_000 + index * 2_900,
  mode: 'WhatsApp',
}));
