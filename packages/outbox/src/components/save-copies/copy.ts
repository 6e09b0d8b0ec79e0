export const copy = {
  action: 'Guardar copias',
  busy: 'Preparando las copias…',
  failed: 'No pudimos preparar las copias. Intente nuevamente.',
  done: 'Las copias se guardaron en un archivo ZIP, en sus descargas.',
  unreadable: (count: number) =>
    count === 1
      ? 'En las copias falta 1 archivo, que el navegador perdió.'
      : `En las copias faltan ${count} archivos, que el navegador perdió.`,
} as const;
