import * as z from 'zod/mini';
import { addYears, type Day } from '../day/day.ts';
import { dayMessages } from '../messages.ts';
import { phoneNumber } from '../phone-number.ts';
import { maxLength, requiredCollapsedLine, requiredDay, rule } from '../rules.ts';
import { hasInvisible } from '../text.ts';
import { foodMessages } from './messages.ts';

/** In days (D108). */
export const DURATION_MAXIMUM = 365;
const SHOP_MAXIMUM = 100;
const PRICE_MAXIMUM = 9_999_999;
const YEARS_BACK = 5;

const shop = /^[\p{L}\p{M}\p{N} .,'’ʼ\-‐‑/&+()°º#]+$/u;

const chosen = (missing: string) => z.int({ error: missing }).check(rule((id) => id > 0, missing));

/** With one decimal at most. */
const kilograms = (missing: string) =>
  z
    .number({ error: missing })
    .check(rule((kilos) => Math.abs(kilos * 10 - Math.round(kilos * 10)) < 1e-6, missing));

/** Specification §3 *New food payload*, §5 *Food form*, D20. The catalogue checks the size. */
export function foodBagSchema(today: Day) {
  return z.object({
    mascotas: z
      .array(z.int(), { error: foodMessages.petMissing })
      .check(rule((pets) => pets.length > 0, foodMessages.petMissing)),
    alimentoId: chosen(foodMessages.foodMissing),
    kilos: kilograms(foodMessages.sizeMissing).check(rule((kilos) => kilos > 0, foodMessages.sizeMissing)),
    fechaCompra: requiredDay(foodMessages.dayMissing).check(
      rule((day) => day <= today, foodMessages.dayInFuture),
      rule((day) => day >= addYears(today, -YEARS_BACK), foodMessages.dayTooEarly),
    ),
    duracion: z
      .int({ error: foodMessages.durationMissing })
      .check(rule((days) => days >= 1 && days <= DURATION_MAXIMUM, foodMessages.durationOutside)),
    nombrePetShop: requiredCollapsedLine(foodMessages.shopMissing).check(
      rule((name) => shop.test(name) && !hasInvisible(name), foodMessages.shopInvalid),
      maxLength(SHOP_MAXIMUM, foodMessages.shopTooLong),
    ),
    contactoProveedor: phoneNumber(foodMessages.phoneMissing),
    modalidadCompra: z.enum(['WhatsApp', 'Web', 'Telefono', 'Otros'], { error: foodMessages.modeMissing }),
    precio: z.pipe(
      z.nullish(
        z.int({ error: foodMessages.priceInvalid }).check(
          rule((pesos) => pesos >= 0, foodMessages.priceInvalid),
          rule((pesos) => pesos <= PRICE_MAXIMUM, foodMessages.priceTooHigh),
        ),
      ),
      z.transform((pesos: number | null | undefined) => pesos ?? null),
    ),
  });
}

export type ValidFoodBag = z.output<ReturnType<typeof foodBagSchema>>;

/** What is left of a bag, from 0 to `capacity`. */
export function kilogramsLeft(capacity: number) {
  return kilograms(foodMessages.leftMissing).check(
    rule((kilos) => kilos >= 0, foodMessages.leftMissing),
    rule((kilos) => kilos <= capacity, foodMessages.leftOutside),
  );
}

/** The day of a correction or an end: from the purchase to today. */
export function bookedDay({ from, today }: { from: Day; today: Day }) {
  return requiredDay(dayMessages.invalid).check(
    rule((day) => day <= today, foodMessages.bookedInFuture),
    rule((day) => day >= from, foodMessages.bookedBeforePurchase),
  );
}
