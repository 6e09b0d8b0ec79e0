import type { FoodBag, Pet } from '@huella/contract';
import { type Forecast, forecastOf, sharesOf } from '@huella/food-forecast';
import { compareDays, type Day } from '@huella/validation/day';

/** A bag with its forecast of today. */
export interface CurrentBag {
  readonly bag: FoodBag;
  readonly forecast: Forecast;
  readonly pets: readonly Pet[];
  /** The forecast says that nothing is left, but the owner has not. */
  readonly isForecastEmpty: boolean;
}

/** The current bags, the first to end on top. Ended ones improve the forecast. */
export function listCurrentBags(bags: readonly FoodBag[], pets: readonly Pet[], today: Day): CurrentBag[] {
  return bags
    .filter(({ terminada }) => terminada === null)
    .map((bag) => toCurrentBag(bag, bags, pets, today))
    .toSorted((left, right) => compareDays(left.forecast.ends, right.forecast.ends));
}

/** One bag with its forecast of today. */
function toCurrentBag(bag: FoodBag, bags: readonly FoodBag[], pets: readonly Pet[], today: Day): CurrentBag {
  const forecast = forecastOf(bag, { bags, today });
  return {
    bag,
    forecast,
    pets: pets.filter(({ id }) => isEatenBy(bag, id)),
    isForecastEmpty: bag.terminada === null && forecast.daysLeft === 0,
  };
}

export function isEatenBy({ stocksAlimentoMascotas }: FoodBag, petId: number): boolean {
  return stocksAlimentoMascotas.some(({ mascotaId }) => mascotaId === petId);
}

/** Whether the list of current bags has it: of one pet, or of all. */
export function isListed(bag: FoodBag, only: Pet | undefined): boolean {
  return bag.terminada === null && (only === undefined || isEatenBy(bag, only.id));
}

export interface PetStock {
  readonly pet: Pet;
  readonly kilos: number;
  readonly rate: number;
  readonly ends: Day;
}

export function petStocks(currentBags: readonly CurrentBag[], pets: readonly Pet[]): PetStock[] {
  const lasting = currentBags.filter(({ isForecastEmpty }) => !isForecastEmpty);
  return pets.flatMap((pet) => {
    const own = lasting.filter(({ bag }) => isEatenBy(bag, pet.id));
    const last = own.at(-1);
    if (last === undefined) return [];
    const sum = (of: (forecast: Forecast) => number) =>
      own.reduce((total, each) => total + partOf(pet, each, of(each.forecast)), 0);
    return [
      { pet, kilos: sum(({ kilos }) => kilos), rate: sum(({ rate }) => rate), ends: last.forecast.ends },
    ];
  });
}

export function partOf({ id }: Pet, { pets }: CurrentBag, kilos: number): number {
  const shares = sharesOf(
    kilos,
    pets.map((pet) => ({ id: pet.id, kilos: pet.peso })),
  );
  return (shares.find((share) => share.id === id)?.grams ?? 0) / 1000;
}
