import { foldForSearch } from '@huella/validation/text';
import type { ComboOption } from './combo-option.ts';

/** Options whose label holds the typed words, without regard to accents, case or blanks around (O-FO-05). */
export function findOptions(options: readonly ComboOption[], typed: string): ComboOption[] {
  const wanted = foldForSearch(typed);
  return options.filter(({ label }) => foldForSearch(label).includes(wanted));
}
