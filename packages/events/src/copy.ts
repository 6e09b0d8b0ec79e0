/** Texts that several pages of this package share. */
export const copy = {
  retry: 'Reintentar',
  add: 'Agregar evento',
  calendar: 'Calendario',
  booklet: 'Libreta sanitaria',
  /** What nobody but a vet can decide. */
  askVet: 'Consulte a su veterinario.',
  error: 'No pudimos cargar el calendario',
  errorText: 'Revise su conexión e intente nuevamente.',
  outdated: 'No pudimos actualizar el calendario: puede que falte lo último.',
  litter: ({ machos, hembras, fallecidos }: { machos: number; hembras: number; fallecidos: number }) =>
    [
      counted(machos, 'macho', 'machos'),
      counted(hembras, 'hembra', 'hembras'),
      ...(fallecidos > 0 ? [counted(fallecidos, 'fallecido', 'fallecidos')] : []),
    ].join(', '),
  uninsured: {
    title: 'Todavía no tiene una mascota asegurada',
    text: 'Asegure a su mascota y desde aquí podrá llevar sus vacunas, desparasitaciones y controles.',
    action: 'Agregar mascota',
  },
  petsError: {
    title: 'No pudimos cargar sus mascotas',
    text: 'Revise su conexión e intente nuevamente.',
  },
} as const;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
