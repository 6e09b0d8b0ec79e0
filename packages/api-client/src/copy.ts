export const copy = {
  offline: 'No hay conexión a internet. Revísela e intente nuevamente.',
  network: 'No pudimos comunicarnos con el servidor. Intente nuevamente en unos minutos.',
  timeout: 'El servidor tarda demasiado en responder. Intente nuevamente.',
  contract: 'Recibimos una respuesta que no pudimos leer. Intente nuevamente en unos minutos.',
  tooLarge: 'Los datos enviados son demasiado grandes.',
  http: 'Ocurrió un problema. Intente nuevamente en unos minutos.',
  signedOut: 'Su sesión terminó. Inicie sesión nuevamente.',
  wait: (time: string) => `Hizo demasiados intentos. Espere ${time} e intente nuevamente.`,
  aWhile: 'unos minutos',
  seconds: (count: number) => (count === 1 ? '1 segundo' : `${count} segundos`),
  minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`),
  hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
} as const;
