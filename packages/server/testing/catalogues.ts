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
