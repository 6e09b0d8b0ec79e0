function files(count: number): string {
  return count === 1 ? '1 archivo' : `${count} archivos`;
}

/** The Spanish texts of the badge. */
export const copy = {
  waiting: (count: number) => `${files(count)} por enviar`,
  failed: (count: number) =>
    count === 1 ? '1 archivo no se pudo enviar' : `${count} archivos no se pudieron enviar`,
  lost: (count: number) => (count === 1 ? '1 archivo se perdió' : `${count} archivos se perdieron`),
  open: 'Ver pendientes',
  allSent: 'Se envió todo.',
} as const;
