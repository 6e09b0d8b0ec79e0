/** Every Spanish text of this package; `quoted` ones stay as in the specification (§8), misspellings included. */
export const copy = {
  email: 'Email',
  password: 'Contraseña',
  slogan: 'La salud de su mascota, en buenas manos.',
  sloganText: 'Consultas, estudios, cirugías y medicamentos, con reintegro desde el celular.',
  plans: {
    lead: 'Planes para perros y gatos',
    /** Shown until the price is loaded, and if it fails. */
    action: 'Ver planes y precios',
  },
  login: {
    title: 'Iniciar sesión',
    submit: 'Ingresar',
    busy: 'Ingresando…',
    forgot: 'Olvidé mi contraseña',
    register: 'Crear una cuenta',
    slides: 'Conocer Huella',
    newHere: '¿Es su primera vez?',
    expired: 'Su sesión venció. Ingrese nuevamente para continuar.',
    otherTab: 'Su sesión se cerró en otra pestaña.',
    rejected: 'Email o contraseña incorrecto/a', // quoted
  },
  slides: { title: 'Conozca Huella' },
  register: {
    title: 'Crear una cuenta',
    next: 'Después son cuatro pasos: sus datos, su domicilio, su mascota, y el plan y el pago.',
    passwordHint: 'Al menos 6 caracteres',
    confirm: 'Repita la contraseña',
    submit: 'Crear cuenta',
    busy: 'Creando la cuenta…',
    hasAccount: '¿Ya tiene una cuenta?',
    login: 'Iniciar sesión', // quoted
    success: 'Tu cuenta se registró correctamente', // quoted
    taken: 'La cuenta ingresada ya fue registrada', // quoted
    unavailable: 'El servidor se encuentra en mantenimiento', // quoted
  },
  recover: {
    title: 'Recuperar contraseña',
    explanation: 'Ingrese el email de su cuenta y le enviaremos un enlace para elegir otra contraseña.',
    submit: 'Enviar',
    busy: 'Enviando…',
    back: 'Volver a iniciar sesión',
    success: 'En breve recibiras un mail para confirmar la nueva contraseña', // quoted
    failure: 'Ha ocurrido un error. Intente nuevamente mas tarde.', // quoted
  },
} as const;
