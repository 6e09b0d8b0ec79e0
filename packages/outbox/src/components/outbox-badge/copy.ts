export const copy = {
  files: (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`),
  waiting: 'por enviar',
  waitingOf: (count: number) => `${count} por enviar`,
  failed: (count: number) => (count === 1 ? '1 no se pudo enviar' : `${count} no se pudieron enviar`),
  lost: (count: number) => (count === 1 ? '1 se perdió' : `${count} se perdieron`),
  open: 'Ver pendientes',
  allSent: 'Se envió todo.',
} as const;
