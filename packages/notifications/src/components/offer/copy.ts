export const copy = {
  title: 'Entérese apenas se mueva su siniestro',
  text: 'Le avisamos en este teléfono o computadora cuando lo recibamos, si falta un papel y cuando se resuelva. El aviso no muestra datos suyos ni de su mascota.',
  how: 'Ver cómo recibirlas',
  later: 'Ahora no',
  on: 'Listo: este dispositivo le va a avisar.',
  denied: 'Quedaron bloqueadas. Puede permitirlas desde Ajustes > Notificaciones.',
} as const;
