import type { Locality } from '@huella/contract';

/** The entries of the list. Until it is there, the locality that was stored stands for itself, so that its name shows at once. */
export function localityOptions(
  localities: readonly Locality[] | undefined,
  id: number | null,
  name: string,
) {
  const known = localities ?? (id === null ? [] : [{ id, nombre: name }]);
  return known.map((locality) => ({ value: locality.id, label: locality.nombre }));
}
