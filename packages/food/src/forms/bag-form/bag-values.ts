import type { FoodBag, Pet, PurchaseMode } from '@huella/contract';
import { forecastOf } from '@huella/food-forecast';
import { type Day, todayInArgentina } from '@huella/validation/day';
import { DURATION_MAXIMUM } from '@huella/validation/food';
import { kilosText } from '../../lib/kilos-text.ts';

export interface BagFormValues {
  mascotas: number[];
  marca: string;
  /** Food and size; null until one is chosen. */
  alimentoId: number | null;
  kilos: number | null;
  fechaCompra: string;
  duracion: string;
  nombrePetShop: string;
  contactoProveedor: string;
  modalidadCompra: PurchaseMode | '';
  precio: string;
  /** Kilograms left of the bag that this one follows; '' where it follows none. */
  sobra: string;
}

const nothing: BagFormValues = {
  mascotas: [],
  marca: '',
  alimentoId: null,
  kilos: null,
  fechaCompra: '',
  duracion: '',
  nombrePetShop: '',
  contactoProveedor: '',
  modalidadCompra: '',
  precio: '',
  sobra: '',
};

export function firstValues(
  pets: readonly Pet[],
  pet: Pet | undefined,
  today = todayInArgentina(),
): BagFormValues {
  const initialPet = pet ?? (pets.length === 1 ? pets[0] : undefined);
  return { ...nothing, fechaCompra: today, mascotas: initialPet ? [initialPet.id] : [] };
}

export function valuesOf(bag: FoodBag): BagFormValues {
  return {
    mascotas: bag.stocksAlimentoMascotas.map(({ mascotaId }) => mascotaId),
    marca: bag.alimento.marca,
    alimentoId: bag.alimento.id,
    kilos: bag.total,
    fechaCompra: bag.fechaCompra,
    duracion: String(bag.duracion),
    nombrePetShop: bag.nombrePetShop,
    contactoProveedor: bag.contactoProveedor,
    modalidadCompra: bag.modalidadCompra,
    precio: bag.precio === null ? '' : String(bag.precio),
    sobra: '',
  };
}

/** The next bag of the same food: bought today, for as long as the last one really lasted, without a price. */
export function nextValues(
  bag: FoodBag,
  bags: readonly FoodBag[],
  today: Day = todayInArgentina(),
): BagFormValues {
  const { rate, kilos } = forecastOf(bag, { bags, today });
  const days = Math.min(DURATION_MAXIMUM, Math.max(1, Math.round(bag.total / rate)));
  return {
    ...valuesOf(bag),
    fechaCompra: today,
    duracion: String(days),
    precio: '',
    sobra: bag.terminada === null ? kilosText(kilos) : '',
  };
}
