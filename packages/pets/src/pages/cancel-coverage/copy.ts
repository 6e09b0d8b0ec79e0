import type { CancellationReason, CancellationState } from '@huella/contract';
import { titles } from '../../titles.ts';

const reasons: Readonly<Record<CancellationReason, string>> = {
  PRECIO: 'Por el precio',
  OTRO_SEGURO: 'Contraté otro seguro',
  FALLECIMIENTO: 'Mi mascota falleció',
  ATENCION: 'No me conformó la atención',
  OTRO: 'Por otro motivo',
  SIN_RESPUESTA: 'Prefiero no decirlo',
};

const states: Readonly<Record<CancellationState, string>> = {
  PENDIENTE: 'En espera',
  CONFIRMADA: 'Anulada',
  RECHAZADA: 'No confirmada',
};

export const copy = {
  title: titles.cancelCoverage,
  lead: 'La baja no tiene costo y no hace falta decir por qué. Hasta que la confirmemos, la cobertura sigue.',
  policy: 'Póliza',
  policyDetail: (plan: string, number: string, until: string) =>
    `${plan} · ${number} · cubre hasta el ${until}`,
  reason: 'Motivo',
  reasons,
  detail: 'Detalle',
  detailHint: 'No hace falta. Lo lee solamente nuestro equipo.',
  submit: 'Pedir la baja',
  confirmDialog: {
    title: (pet: string) => `¿Dar de baja la cobertura de ${pet}?`,
    text: (number: string) =>
      `Cuando la confirmemos, la póliza ${number} queda anulada y ya no cubre gastos. No se puede deshacer: para volver a asegurar a su mascota hay que contratar de nuevo.`,
    confirm: 'Pedir la baja',
    busy: 'Enviando…',
    cancel: 'Seguir con la cobertura',
  },
  failure: 'No pudimos enviar su pedido. Por favor intente nuevamente.',
  pending: 'Ya recibimos un pedido de baja de esta póliza. Lo ve en sus pedidos.',
  requests: {
    title: 'Sus pedidos',
    states,
    name: (pet: string, number: string) => `${pet} · ${number}`,
    code: 'Número de gestión:',
    requestedOn: (day: string) => `Pedida el ${day}.`,
    PENDIENTE: 'La cobertura sigue hasta que la confirmemos. Le avisamos por email.',
    CONFIRMADA: (day: string) => `La póliza está anulada desde el ${day}.`,
    RECHAZADA: (answer: string) => `La póliza sigue como estaba. Motivo: ${answer}`,
  },
  confirmation: {
    title: 'Recibimos su pedido',
    number: 'Número de gestión',
    mail: (email: string) => `También lo enviamos a ${email}.`,
    next: 'Guárdelo. La cobertura sigue hasta que confirmemos la baja, y le avisamos por email.',
    copy: 'Copiar el número',
    copied: 'Número copiado',
    notCopied: 'No se pudo copiar. Mantenga apretado el número para copiarlo.',
    close: 'Listo',
  },
  empty: {
    title: 'No tiene coberturas para dar de baja',
    text: 'Aquí están las pólizas que cubren hoy, o que van a empezar a cubrir.',
    action: 'Ir al inicio',
  },
  noMore: 'No tiene otras coberturas para dar de baja.',
  error: 'No pudimos cargar sus coberturas',
} as const;
