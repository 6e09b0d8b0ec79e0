import type { FieldShape } from '@huella/ui';

/** The skeletons of `PetFields`, in their order. */
export const petFieldShapes: readonly FieldShape[] = [
  'line',
  'drawings',
  'hinted',
  'cards',
  'hinted',
  'hinted',
];
