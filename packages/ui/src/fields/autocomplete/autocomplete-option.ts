/** `value` keeps its type in the form. */
export interface AutocompleteOption {
  value: string | number;
  label: string;
  group?: string;
}
