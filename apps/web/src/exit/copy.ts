/** Apart from the app's other texts, because the first page's code has them. */
export const copy = {
  title: '¿Salir de Huella?',
  text: 'Puede volver cuando quiera: su sesión queda abierta.',
  unsent: 'Lo que falta enviar queda guardado y sigue cuando vuelva a abrir Huella.',
  confirm: 'Salir',
  cancel: 'Quedarme',
  onceMore: 'Para salir, vuelva atrás una vez más.',
} as const;
