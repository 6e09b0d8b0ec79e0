import { titles } from '../../titles.ts';

/** Quotes of the specification (§8) are byte for byte. */
export const copy = {
  title: titles.sync,
  lead: '¿Aseguró a su mascota por otro medio, por ejemplo con un asesor? Tráigala a su cuenta de Huella.',
  steps: [
    'Escriba el email con el que contrató el seguro.',
    'Abra el enlace que le enviamos a ese email y confirme sus mascotas. Vence en 24 horas.',
    'Vuelva a Huella: sus mascotas van a estar en el inicio.',
  ],
  here: (pets: string) => `Ya en su cuenta: ${pets}.`,
  email: 'Email',
  emailHint: 'Puede ser distinto del email de su cuenta.',
  submit: 'Enviar el enlace',
  sending: 'Enviando…',
  /** quoted */
  success: 'Email enviado con éxito',
  /** quoted: the server could not do it */
  failure: 'Ocurrió un problema, intente más tarde.',
  /** quoted: the server could not be reached */
  unreachable: '¡Ups! Algo salió mal. Por favor vuelva a intentar en un momento.',
} as const;
