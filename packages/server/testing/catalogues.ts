/** Tables that everybody may read: nothing in them is anybody's own. */
export const CATALOGUES: readonly string[] = [
  'breeds',
  'config_items',
  'foods',
  'localities',
  'network_vets',
  'payment_mediums',
  'plans',
  'products',
  'provinces',
  'vaccines',
];
