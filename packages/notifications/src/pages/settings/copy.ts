import { titles } from '../../titles.ts';

export const copy = {
  notSaved: 'No pudimos guardar el cambio. Intente nuevamente.',
  title: titles.settings,
  device: {
    title: 'En este dispositivo',
    why: 'Le avisamos apenas pase algo con un siniestro, o cuando se acerque una fecha. Nunca entre las 21 y las 9.',
    on: 'Este dispositivo recibe sus notificaciones.',
    turnOff: 'Desactivar en este dispositivo',
    turningOff: 'Desactivando…',
    others: 'Sus otros dispositivos siguen como están.',
    failed: 'No pudimos consultar las notificaciones',
    unsupported:
      'Este navegador no puede mostrar notificaciones. Todo lo que le avisemos queda en Avisos, y lo de sus siniestros le llega también por email.',
    noKey:
      'Las notificaciones todavía no están disponibles. Todo lo que le avisemos queda en Avisos, y lo de sus siniestros le llega también por email.',
  },
  denied: {
    title: 'Las notificaciones de Huella están bloqueadas en este dispositivo',
    text: 'Para recibirlas, permítalas usted y vuelva a esta pantalla:',
    steps: {
      'apple-app': [
        'Abra los Ajustes del teléfono',
        'Entre en Notificaciones y elija Huella',
        'Active «Permitir notificaciones»',
      ],
      'android-app': [
        'Mantenga apretado el ícono de Huella',
        'Elija «Información de la app» y después Notificaciones',
        'Active las notificaciones',
      ],
      android: [
        'Toque el ícono que está junto a la dirección, arriba',
        'Elija Permisos y después Notificaciones',
        'Elija «Permitir»',
      ],
      firefox: [
        'Haga clic en el ícono de permisos junto a la dirección',
        'Quite el bloqueo de «Enviar notificaciones»',
        'Vuelva a activar las notificaciones aquí',
      ],
      safari: [
        'Abra Safari > Configuración > Sitios web',
        'Elija Notificaciones y busque Huella',
        'Elija «Permitir»',
      ],
      other: [
        'Haga clic en el ícono que está junto a la dirección',
        'Busque Notificaciones',
        'Elija «Permitir»',
      ],
    },
  },
  install: {
    text: 'En un iPhone o iPad las notificaciones llegan a la app instalada.',
    how: 'Cómo instalar Huella',
    reason: 'Una vez instalada, active las notificaciones en Ajustes > Notificaciones.',
  },
  kinds: {
    title: 'De qué le avisamos',
    failed: 'No pudimos cargar de qué le avisamos',
    text: 'Vale para todos sus dispositivos. En Avisos queda todo, también lo que desactive aquí.',
  },
  links: {
    title: 'Además',
    inbox: { label: 'Avisos', note: 'Todo lo que le avisamos en los últimos 90 días' },
    reminders: { label: 'Recordatorios', note: 'De qué le avisamos por email' },
  },
} as const;
