/** What a person reads when the server had no say in it. */
export const copy = {
  offline: 'No hay conexión a internet. Revísela e intente nuevamente.',
  network: 'No pudimos comunicarnos con el servidor. Intente nuevamente en unos minutos.',
  timeout: 'El servidor tarda demasiado en responder. Intente nuevamente.',
  contract: 'Recibimos una respuesta que no pudimos leer. Intente nuevamente en unos minutos.',
  http: 'Ocurrió un problema. Intente nuevamente en unos minutos.',
  signedOut: 'Su sesión terminó. Inicie sesión nuevamente.',
} as const;
