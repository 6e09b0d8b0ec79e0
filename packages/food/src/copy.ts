/** Texts shared by several pages. Those quoted in specification §8 must stay byte for byte. */
export const copy = {
  undo: 'Deshacer',
  add: 'Nuevo alimento',
  renew: 'Renovar',
  history: 'Bolsas terminadas',
  error: 'No pudimos cargar sus alimentos',
  outdated: 'No pudimos actualizar sus alimentos: puede que falte lo último.',
  uninsured:
    'Asegure a su mascota y desde aquí podrá llevar su alimento: cuánto queda, hasta cuándo alcanza y la próxima bolsa.',
  saveFailed: 'No pudimos guardar el cambio. Intente nuevamente.',
  /** The device's day is ahead of the server's. */
  clock: 'La fecha de su teléfono parece adelantada. Corríjala e intente nuevamente.',
  /** Deleted in another tab or on another device. */
  gone: 'Esta bolsa ya no está: fue eliminada.',
  /** quoted */
  updated: 'Alimento actualizado',
  done: {
    corrected: (food: string, isOne: boolean, kilos: string) =>
      `Anotamos que de ${food} ${isOne ? 'queda' : 'quedan'} ${kilos}.`,
    finished: (food: string, day: string) => `Anotamos que ${food} se terminó ${day}.`,
    reopened: (food: string) => `${food} está otra vez entre sus bolsas.`,
    deleted: 'Eliminamos la bolsa.',
  },
  /** quoted */
  deletionFailed: 'Ups! Ocurrió un error. Intente más tarde.',
  reopenFailed: 'Ya cargó otra bolsa de este alimento: elimínela para volver a esta.',
  food: ({ marca, nombre }: { marca: string; nombre: string }) => `${marca} ${nombre}`,
  size: (kilos: string) => `bolsa de ${kilos}`,
  lessThanTenth: 'menos de 0,1\u00a0kg',
  grams: (grams: string) => `${grams}\u00a0g`,
  today: 'hoy',
  onDay: (day: string) => `el ${day}`,
  tomorrow: 'mañana',
  lasted: {
    otherwise: (days: string, planned: string) => `Duró ${days}, de los ${planned} que pensaba.`,
    asPlanned: (days: string) => `Duró ${days}, como pensaba.`,
    byCount: (days: string) => `Duró ${days} según la cuenta.`,
  },
  again: 'Volver a comprar',
  days: (days: number) => (days === 1 ? '1 día' : `${days} días`),
} as const;
