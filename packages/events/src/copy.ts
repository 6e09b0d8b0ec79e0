export const copy = {
  retry: 'Reintentar',
  add: 'Agregar evento',
  /** Kinds unknown to this version. */
  otherKinds: 'Otros eventos',
  foodKind: 'Alimento que se termina',
  askVet: 'Consulte a su veterinario.',
  error: 'No pudimos cargar el calendario',
  saveFailed: 'No pudimos guardar el cambio. Intente nuevamente.',
  outdated: 'No pudimos actualizar el calendario: puede que falte lo último.',
  litter: ({ machos, hembras, fallecidos }: { machos: number; hembras: number; fallecidos: number }) =>
    [
      counted(machos, 'macho', 'machos'),
      counted(hembras, 'hembra', 'hembras'),
      ...(fallecidos > 0 ? [counted(fallecidos, 'fallecido', 'fallecidos')] : []),
    ].join(', '),
  form: {
    pet: 'Mascota',
    kind: 'Tipo de evento',
    kindReset: (pet: string) => `Celo y Cría son de hembras. Elija otro tipo para ${pet}.`,
    happened: '¿Ya ocurrió?',
    yes: 'Sí',
    no: 'No, está por venir',
    /** Also while the answer is open. */
    day: { past: '¿Cuándo ocurrió?', ahead: 'Próximo evento', unknown: 'Fecha' },
    time: 'Hora',
    timeHint: 'De 15 en 15 minutos, por ejemplo 10:30.',
    vaccine: 'Vacuna',
    product: 'Producto',
    cats: 'Los productos con permetrina no se muestran: son un veneno para los gatos.',
    next: { Vacuna: 'Próxima dosis', other: 'Próxima aplicación' },
    litter: { machos: 'Machos', hembras: 'Hembras', fallecidos: 'Fallecidos' },
    description: 'Notas',
    descriptionHint: 'Lo que quiera recordar.',
    count: (count: number, maximum: number) =>
      count > maximum
        ? `Tiene ${count - maximum} de más: puede escribir hasta ${maximum} caracteres.`
        : `${count} de ${maximum} caracteres.`,
  },
  followUp: {
    cleared: (day: string) => `Quitamos la próxima fecha (${day}): quedaba antes que la del evento.`,
    young: 'Hasta las 16 semanas de vida va otra dosis cada 3 semanas.',
    yearly: 'Refuerzo anual, según el catálogo.',
    months: (count: number) => `Refuerzo a los ${count} meses, según el catálogo.`,
    days: (count: number) => `Actúa durante ${count} días, según el catálogo.`,
    unknown: 'El catálogo no indica cuándo va la próxima.',
    use: (day: string) => `Usar la fecha propuesta: ${day}`,
    early: '¿Desde cuándo contamos la próxima?',
    keep: (day: string) => `Mantener su fecha: ${day}`,
    count: (day: string) => `Contar desde este evento: ${day}`,
  },
  unsafe: (product: string, pet: string) =>
    `${product} tiene permetrina, que es un veneno para los gatos. No se lo dé de nuevo a ${pet}. Si nota temblores, babeo o convulsiones, vaya ya mismo a un veterinario.`,
  uninsured:
    'Asegure a su mascota y desde aquí podrá llevar su calendario: vacunas, desparasitaciones y consultas.',
  failed: 'No pudimos cargar sus mascotas y los catálogos',
} as const;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
