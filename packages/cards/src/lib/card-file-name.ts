import { foldForSearch } from '@huella/validation/text';

const LONGEST_NAME = 60;

/** The file name of a pet's card, in ASCII: `carnet-luna-maria.png`. */
export function cardFileName(petName: string): string {
  const words = foldForSearch(petName).match(/[a-z0-9]+/g) ?? [];
  return `${['carnet', ...words].join('-').slice(0, LONGEST_NAME).replace(/-$/, '')}.png`;
}
