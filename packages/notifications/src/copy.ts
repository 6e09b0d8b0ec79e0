export const copy = {
  kinds: {
    Siniestro: 'Movimientos de un siniestro',
    FormularioVeterinario: 'Formularios de su veterinario',
    Documentacion: 'Papeles que faltan o vuelven',
    Calendario: 'Fechas de su calendario',
    Alimento: 'Alimento que se termina',
  },
  notSaved: 'No pudimos guardar el cambio. Intente nuevamente.',
  turnOn: 'Activar notificaciones',
  turningOn: 'Activando…',
  problems: {
    unanswered: 'Su navegador no recibió una respuesta. Toque de nuevo y elija «Permitir».',
    failed: 'No pudimos activar las notificaciones. Revise su conexión e intente nuevamente.',
  },
} as const;
