export const copy = {
  bytesLost: 'El navegador perdió este archivo. Vuelva a elegirlo.',
  unreadable: 'No pudimos leer el archivo. Vuelva a elegirlo.',
  notPersisted: 'Su navegador no pudo guardar el archivo. Lo enviamos ahora: no cierre esta página.',
  causes: {
    network: 'Sin conexión. Se envía solo cuando vuelva.',
    server: 'El servidor no pudo recibirlo todavía. Reintentamos en unos minutos.',
    login: 'Se envía cuando inicie sesión.',
  },
  failed: (title: string, reason: string) => `${title}: no se pudo enviar. ${reason}`,
} as const;
