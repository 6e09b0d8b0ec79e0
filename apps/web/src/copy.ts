/** Every Spanish text of the app's own frame. The features bring theirs. */
export const copy = {
  brand: 'Huella',
  tabs: {
    label: 'Secciones',
    home: 'Inicio',
    food: 'Nutrición',
    claims: 'Siniestros',
    settings: 'Ajustes',
    soon: 'Próximamente',
  },
  home: {
    title: 'Inicio',
    greeting: (name: string) => (name ? `Hola, ${name}` : 'Hola'),
    promos: 'Novedades',
    incomplete: {
      title: 'Complete sus datos personales',
      text: 'Los necesitamos para contratar el seguro de su mascota.',
      action: 'Completar mis datos',
    },
  },
  promos: [
    {
      id: 'coverage',
      title: 'Su veterinario de siempre',
      text: 'Consultas, estudios y cirugías con el profesional que usted elija.',
    },
    {
      id: 'calendar',
      title: 'Vacunas al día',
      text: 'Todos los planes incluyen un monto para las vacunas de su mascota.',
    },
    {
      id: 'refund',
      title: 'Reintegros sin vueltas',
      text: 'Suba la factura desde el teléfono y siga el trámite paso a paso.',
    },
  ],
  account: {
    open: 'Mi cuenta',
    title: 'Mi cuenta',
    personalData: 'Mis datos personales',
    signOut: 'Cerrar sesión',
  },
  signOut: {
    title: '¿Cerrar sesión?',
    text: 'Para volver a entrar va a necesitar su email y su contraseña.',
    confirm: 'Cerrar sesión',
    cancel: 'Seguir en Huella',
  },
  exit: {
    title: '¿Salir de Huella?',
    text: 'Puede volver cuando quiera: su sesión queda abierta.',
    confirm: 'Salir',
    cancel: 'Quedarme',
  },
  notFound: {
    title: 'No encontramos esta página',
    lead: 'Esta huella no lleva a ningún lado',
    text: 'Puede que la dirección haya cambiado o que tenga un error.',
    action: 'Volver al inicio',
  },
  crash: {
    title: 'Algo no salió bien',
    lead: 'La pantalla no se pudo mostrar',
    text: 'Sus datos están a salvo. Vuelva a cargarla para seguir.',
    action: 'Volver a cargar',
  },
} as const;
