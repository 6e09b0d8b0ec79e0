import type { Locality } from '@huella/contract';

/** Until the list is loaded, offers the stored locality, so that its name is shown. */
export function localityOptions(
  localities: readonly Locality[] | undefined,
  id: number | null,
  name: string,
) {
  const known = localities ?? (id === null ? [] : [{ id, nombre: name }]);
  return known.map((locality) => ({ value: locality.id, label: locality.nombre }));
}
