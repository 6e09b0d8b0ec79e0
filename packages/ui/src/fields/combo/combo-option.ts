/** One entry of a `ComboField`. `value` is what the form gets, type and all. */
export interface ComboOption {
  value: string | number;
  label: string;
  group?: string;
}
