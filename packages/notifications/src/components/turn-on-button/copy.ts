export const copy = {
  turnOn: 'Activar notificaciones',
  turningOn: 'Activando…',
  problems: {
    unanswered: 'Su navegador no recibió una respuesta. Toque de nuevo y elija «Permitir».',
    failed: 'No pudimos activar las notificaciones. Revise su conexión e intente nuevamente.',
  },
} as const;
