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
  settings: {
    title: 'Ajustes',
    account: 'Su cuenta',
    groups: { account: 'Mis datos', pets: 'Mis mascotas' },
    name: {
      loading: 'Cargando su nombre',
      missing: 'Sin datos personales',
      failed: 'No pudimos cargar su nombre.',
      retry: 'Reintentar',
    },
    personalData: {
      missing: {
        label: 'Completar mis datos personales',
        note: 'Los necesitamos para asegurar a su mascota',
      },
      present: { label: 'Mis datos personales', note: 'Sus datos y su domicilio' },
    },
    payments: { label: 'Medios de pago', note: 'Tarjetas y cuentas bancarias' },
    sync: { label: 'Asociar mascotas', note: 'Las que aseguró por otro medio, con su email' },
    legal: {
      title: 'Legales',
      myData: { label: 'Privacidad y mis datos', note: 'Descargarlos, corregirlos o eliminar su cuenta' },
      terms: 'Términos y condiciones',
      privacy: 'Política de privacidad',
    },
    web: { label: 'Versión web', note: 'Abre Huella en el navegador' },
    version: (version: string) => `Versión ${version}`,
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
  missingCode: {
    title: 'Sin conexión',
    lead: 'Esta pantalla todavía no está en su dispositivo',
    text: 'Necesita conexión la primera vez que la abre. Vuelva a intentar cuando la tenga.',
    action: 'Reintentar',
    stillOffline: 'Todavía no hay conexión.',
  },
  crash: {
    title: 'Algo no salió bien',
    lead: 'La pantalla no se pudo mostrar',
    text: 'Sus datos están a salvo. Vuelva a cargarla para seguir.',
    action: 'Volver a cargar',
  },
} as const;
