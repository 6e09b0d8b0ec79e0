import { titles } from './titles.ts';

export const copy = {
  brand: 'Huella',
  tabs: {
    label: 'Secciones',
    home: 'Inicio',
    food: 'Nutrición',
    claims: 'Siniestros',
    settings: 'Ajustes',
  },
  home: {
    title: titles.home,
    greeting: (name: string) => (name ? `Hola, ${name}` : 'Hola'),
    promos: 'Novedades',
    waiting: 'Le toca a usted',
    calm: {
      title: 'Todo en orden',
      text: (pets: string) => `Por ahora no hay nada que hacer por ${pets}.`,
      all: 'sus mascotas',
    },
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
    title: titles.settings,
    account: 'Su cuenta',
    insured: 'Mascotas aseguradas',
    details: {
      title: 'Sus datos',
      document: 'DNI',
      born: 'Fecha de nacimiento',
      phone: 'Celular',
      address: 'Domicilio',
      floor: (floor: string) => `piso ${floor}`,
      flat: (flat: string) => `dpto. ${flat}`,
      change: 'Ver o cambiar mis datos',
    },
    groups: { account: 'Mis datos', pets: 'Mis mascotas', notices: 'Avisos' },
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
    notifications: { label: 'Notificaciones', note: 'Si este dispositivo le avisa, y de qué' },
    reminders: { label: 'Recordatorios', note: 'De qué le avisamos por email' },
    feed: { label: 'Calendario en su teléfono', note: 'Lo que viene, en el calendario que ya usa' },
    sync: { label: 'Asociar mascotas', note: 'Las que aseguró por otro medio, con su email' },
    cancelCoverage: { label: 'Dar de baja una cobertura', note: 'Pedirla, y ver cómo sigue su pedido' },
    legal: {
      title: 'Legales',
      myData: { label: 'Privacidad y mis datos', note: 'Descargarlos, corregirlos o eliminar su cuenta' },
      terms: 'Términos y condiciones',
      privacy: 'Política de privacidad',
    },
    install: { label: 'Instalar la app', note: 'Con su ícono en la pantalla de inicio' },
    tour: { label: 'Ver tutorial', note: 'Cuatro pasos para conocer Huella' },
    web: { label: 'Versión web', note: 'Abre Huella en el navegador' },
    version: (version: string) => `Versión ${version}`,
  },
  signOut: {
    title: '¿Cerrar sesión?',
    text: 'Para volver a entrar va a necesitar su email y su contraseña.',
    confirm: 'Cerrar sesión',
    cancel: 'Seguir en Huella',
    unsent: { confirm: 'Cerrar sesión igual', cancel: 'Quedarme' },
  },
} as const;
