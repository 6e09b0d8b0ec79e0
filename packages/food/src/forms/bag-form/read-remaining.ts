import { capacityOf } from '@huella/food-forecast';
import { kilogramsLeft } from '@huella/validation/food';
import { parseDecimal } from '@huella/validation/number';
import type { BagFacts } from './bag-flow.ts';
import type { BagFormValues } from './bag-values.ts';

/** Kilograms left of the previous bag, or what is wrong with them; nothing without one. */
export function readRemaining(
  { sobra }: BagFormValues,
  { renewed }: BagFacts,
): { kilos: number | null; faults: { sobra?: string } } {
  if (renewed === null) return { kilos: null, faults: {} };
  const read = kilogramsLeft(capacityOf(renewed)).safeParse(parseDecimal(sobra));
  if (read.success) return { kilos: read.data, faults: {} };
  return { kilos: null, faults: { sobra: read.error.issues[0]?.message } };
}
