import { foldForSearch } from '@huella/validation/text';
import type { AutocompleteOption } from './autocomplete-option.ts';

/**
 * Options whose label holds the typed words, without regard to accents, case or blanks around (O-FO-05); first those
 * that begin with them.
 */
export function findOptions(options: readonly AutocompleteOption[], typed: string): AutocompleteOption[] {
  const wanted = foldForSearch(typed);
  const found = options
    .map((option) => ({ option, at: foldForSearch(option.label).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return found.toSorted((one, other) => Math.sign(one.at) - Math.sign(other.at)).map(({ option }) => option);
}
