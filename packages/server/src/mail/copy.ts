/** The Spanish of our mails. Placeholders are filled by whoever renders; `{link}` stands in the text part only. */
export const mailText = {
  passwordRecovery: {
    subject: 'Confirme su nueva contraseña de Huella',
    greeting: 'Hola:',
    why: (email: string) => `Recibimos un pedido para cambiar la contraseña de la cuenta ${email}.`,
    action: 'Elegir una contraseña nueva',
    limit: 'El enlace sirve una sola vez y vence en una hora.',
    otherwise: 'Si usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.',
  },
  signature: 'El equipo de Huella',
  help: (supportEmail: string) => `¿Necesita ayuda? Escríbanos a ${supportEmail}.`,
} as const;
