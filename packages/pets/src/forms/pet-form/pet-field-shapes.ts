import type { FieldShape } from '@huella/ui';

/** How `PetFields` look before they are there, in their order. */
export const petFieldShapes: readonly FieldShape[] = [
  'line',
  'drawings',
  'hinted',
  'cards',
  'hinted',
  'hinted',
];
