/** The texts of the question before an installed app closes. They are apart: the first screen's code has them, and not the rest of the app's. */
export const copy = {
  title: '¿Salir de Huella?',
  text: 'Puede volver cuando quiera: su sesión queda abierta.',
  unsent: 'Lo que falta enviar queda guardado y sigue cuando vuelva a abrir Huella.',
  confirm: 'Salir',
  cancel: 'Quedarme',
  onceMore: 'Para salir, vuelva atrás una vez más.',
} as const;
