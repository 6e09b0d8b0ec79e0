import { foldForSearch } from '@huella/validation/text';
import type { AutocompleteOption } from './autocomplete-option.ts';

/** Options with the typed words, ignoring accents, case and blanks (O-FO-05); those that begin with them first. */
export function findOptions(options: readonly AutocompleteOption[], typed: string): AutocompleteOption[] {
  const wanted = foldForSearch(typed);
  const found = options
    .map((option) => ({ option, at: foldForSearch(option.label).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return found.toSorted((one, other) => Math.sign(one.at) - Math.sign(other.at)).map(({ option }) => option);
}
