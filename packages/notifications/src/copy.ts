export const copy = {
  kinds: {
    Siniestro: 'Movimientos de un siniestro',
    FormularioVeterinario: 'Formularios de su veterinario',
    Documentacion: 'Papeles que faltan o vuelven',
    Calendario: 'Fechas de su calendario',
    Alimento: 'Alimento que se termina',
  },
} as const;
