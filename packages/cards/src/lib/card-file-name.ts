import { foldForSearch } from '@huella/validation/text';

const LONGEST_NAME = 60;

/** The name under which a pet's card is saved: `carnet-luna-maria.png`, in letters that every device takes. */
export function cardFileName(petName: string): string {
  const words = foldForSearch(petName).match(/[a-z0-9]+/g) ?? [];
  return `${['carnet', ...words].join('-').slice(0, LONGEST_NAME).replace(/-$/, '')}.png`;
}
