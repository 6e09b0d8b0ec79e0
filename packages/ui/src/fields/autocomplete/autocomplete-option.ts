/** One entry of a `AutocompleteField`. `value` is what the form gets, type and all. */
export interface AutocompleteOption {
  value: string | number;
  label: string;
  group?: string;
}
