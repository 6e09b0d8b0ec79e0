import type { NotificationKind } from '@huella/contract';

/** What a person is told of an event: the same for everybody, because they go through a push service (D111). */
export interface NotificationTemplate {
  readonly kind: NotificationKind;
  /** A second kind; a push message needs both switched on. */
  readonly also?: NotificationKind;
  readonly title: string;
  readonly text: string;
  readonly counted?: (count: number) => string;
}

export const notificationTemplates = {
  'claim-received': {
    kind: 'Siniestro',
    title: 'Recibimos su siniestro',
    text: 'Ábralo para ver qué sigue.',
  },
  'claim-news': {
    kind: 'Siniestro',
    title: 'Novedades de su siniestro',
    text: 'Hay un movimiento nuevo.',
  },
  'paper-received': {
    kind: 'Siniestro',
    title: 'Recibimos un documento',
    text: 'Lo sumamos a su siniestro.',
  },
  'paper-approved': {
    kind: 'Siniestro',
    title: 'Aprobamos un documento',
    text: 'Abra el siniestro para ver qué sigue.',
  },
  'receipt-received': {
    kind: 'Siniestro',
    title: 'Recibimos un comprobante',
    text: 'Lo sumamos a su siniestro.',
  },
  'claim-complete': {
    kind: 'Siniestro',
    title: 'Ya tenemos todo',
    text: 'Estamos revisando su siniestro. Por ahora usted no tiene que hacer nada.',
  },
  'claim-decided': {
    kind: 'Siniestro',
    title: 'Resolvimos su siniestro',
    text: 'Ábralo para ver cómo terminó.',
  },
  'claim-closed': {
    kind: 'Siniestro',
    title: 'Cerramos su siniestro',
    text: 'Ábralo para ver por qué.',
  },
  'claim-paid': {
    kind: 'Siniestro',
    title: 'Pagamos su siniestro',
    text: 'Ábralo para ver el detalle.',
  },
  'form-completed': {
    kind: 'FormularioVeterinario',
    title: 'Formulario completado',
    text: 'Su veterinario completó el formulario. Vea qué sigue.',
  },
  'form-corrected': {
    kind: 'FormularioVeterinario',
    title: 'Formulario corregido',
    text: 'Su veterinario corrigió el formulario.',
  },
  'form-declined': {
    kind: 'FormularioVeterinario',
    title: 'Formulario sin completar',
    text: 'El veterinario dijo que no atendió a su mascota. Puede enviarlo a otro.',
  },
  'papers-missing': {
    kind: 'Documentacion',
    title: 'Falta documentación',
    text: 'Abra el siniestro para ver cuál es y cómo mandarla.',
  },
  'receipts-missing': {
    kind: 'Documentacion',
    title: 'Faltan comprobantes',
    text: 'Mándenos los comprobantes de los gastos.',
  },
  'something-missing': {
    kind: 'Documentacion',
    title: 'Hace falta algo',
    text: 'Abra el siniestro para ver qué es.',
  },
  'paper-returned': {
    kind: 'Documentacion',
    title: 'Le pedimos otra vez un archivo',
    text: 'Abra el siniestro para ver por qué y mandarlo de nuevo.',
  },
  'calendar-due': {
    kind: 'Calendario',
    title: 'Recordatorio',
    text: 'Tiene algo en el calendario.',
    counted: (count) =>
      count === 1 ? 'Tiene algo en el calendario.' : `Tiene ${count} cosas en el calendario.`,
  },
  'calendar-and-food-due': {
    kind: 'Calendario',
    also: 'Alimento',
    title: 'Recordatorio',
    text: 'Tiene algo en el calendario, y alimento que se termina.',
  },
  'food-due': {
    kind: 'Alimento',
    title: 'Alimento que se termina',
    text: 'Si ya tiene otra bolsa, cárguela y calculamos de nuevo.',
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>;

export type NotificationName = keyof typeof notificationTemplates;

const unknownNotification = { title: 'Novedades', text: 'Ábralo para ver de qué se trata.' } as const;

const templateByName = new Map<string, NotificationTemplate>(Object.entries(notificationTemplates));

/** The texts of a notification; generic ones for a name that only a newer version knows. */
export function textsOf(name: string): Omit<NotificationTemplate, 'kind' | 'also'> {
  return templateByName.get(name) ?? unknownNotification;
}

/** Tells whether a notification is pushed to a person who wants these kinds; an unknown one is not. */
export function isPushWanted(name: string, wanted: ReadonlySet<NotificationKind>): boolean {
  const known = templateByName.get(name);
  return (
    known !== undefined && wanted.has(known.kind) && (known.also === undefined || wanted.has(known.also))
  );
}
