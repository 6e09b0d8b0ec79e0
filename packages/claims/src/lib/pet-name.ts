import { isolate, titleCase } from '@huella/validation/text';

/** A pet's name as it stands in a sentence: in title case (D60a), and unable to turn the words around it (D113). */
export function petName(nombre: string): string {
  return isolate(titleCase(nombre));
}
