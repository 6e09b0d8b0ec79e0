import { titles } from '../titles.ts';

/** Texts of failure pages, in the first chunk. */
export const copy = {
  notFound: {
    title: titles.notFound,
    lead: 'Esta huella no lleva a ningún lado',
    text: 'Puede que la dirección haya cambiado o que tenga un error.',
    action: 'Volver al inicio',
  },
  missingCode: {
    offline: {
      title: 'Sin conexión',
      lead: 'Esta pantalla todavía no está en su dispositivo',
      text: 'Necesita conexión la primera vez que la abre. Vuelva a intentar cuando la tenga.',
    },
    unreachable: {
      title: 'No pudimos abrir la pantalla',
      lead: 'Esta pantalla todavía no está en su dispositivo',
      text: 'No pudimos traerla. Revise su conexión e intente nuevamente.',
    },
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
