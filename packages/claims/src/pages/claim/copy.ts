import { titles } from '../../titles.ts';

/** Texts of this page. */
export const copy = {
  title: titles.claim,
  steps: { reintegros: 'Reintegros', documentacion: 'Documentación', movimientos: 'Movimientos' },
  print: 'Imprimir',
  filed: {
    title: 'Recibimos su denuncia',
    text: 'El paso siguiente es que su veterinario complete un formulario corto.',
  },
  stages: 'Etapas del siniestro',
  stagesError: 'No pudimos consultar en qué etapa está.',
  outdated: 'No pudimos actualizar estos datos.',
  loading: 'Cargando…',
  done: 'Hecho: ',
  sentences: {
    'send-form': 'Falta su parte: enviar el formulario a su veterinario.',
    'resend-form': 'Falta su parte: volver a enviar el formulario a su veterinario.',
    'wait-for-vet': 'Su veterinario tiene que completar el formulario.',
    'upload-receipts': 'Falta su parte: mandarnos los comprobantes de pago.',
    'wait-for-decision': 'Estamos revisando su siniestro.',
    'wait-for-payment': 'Tenemos que hacer el pago.',
    nothing: 'No queda nada por hacer.',
  },
  documentsMissing: (papers: string) => `Falta su parte: mandarnos ${papers}.`,
  legal: {
    decide: (day: string) => `Por ley tenemos hasta el ${day} para decidir (Ley 17.418, art. 56).`,
    pay: (day: string) => `Por ley tenemos hasta el ${day} para pagar (Ley 17.418, art. 49).`,
    information: 'De dónde sale esta fecha',
    explanations: {
      decide: [
        'La Ley de Seguros 17.418 (art. 56) nos da 30 días para decidir, contados desde que recibimos lo último que le pedimos. Si en ese plazo no le decimos nada, el siniestro se considera aceptado.',
        'Es el plazo máximo que fija la ley, no el día en que vamos a responder.',
      ],
      pay: [
        'La Ley de Seguros 17.418 (art. 49) nos da 15 días para pagar, contados desde que fijamos el monto o desde que usted lo aceptó.',
        'Es el plazo máximo que fija la ley, no el día en que vamos a pagar.',
      ],
    },
  },
  menu: 'Qué puede hacer',
  newRefund: { title: 'Nuevo reintegro', text: 'Pídale el formulario a su veterinario.' },
  decided: 'Este siniestro ya está resuelto.',
  refunds: { title: 'Reintegros', text: 'Lo que pidió y en qué está.' },
  documents: { title: 'Documentación', text: 'Los papeles que necesitamos.' },
  movementsEntry: { title: 'Movimientos', text: 'Lo que fue pasando con su siniestro.' },
  lastMovement: (ago: string) => `Última novedad: ${ago}.`,
  latest: 'Últimas novedades',
  allMovements: 'Ver todos los movimientos',
  ago: { today: 'hoy', yesterday: 'ayer', days: (count: number) => `hace ${count} días` },
  pending: (count: number) => `${count} ${count === 1 ? 'pendiente' : 'pendientes'}`,
  missing: (count: number) => `${count} ${count === 1 ? 'documento falta' : 'documentos faltan'}`,
  pendingUnknown: 'No sabemos cuántos están pendientes',
  missingUnknown: 'No sabemos cuántos faltan',
  information: 'Qué pasó',
  notFound: {
    title: 'No encontramos este siniestro',
    text: 'Puede que el enlace esté incompleto o que no sea de su cuenta.',
    action: 'Ver mis siniestros',
  },
  error: { title: 'No pudimos cargar el siniestro', text: 'Revise su conexión e intente nuevamente.' },
  movementsError: 'No pudimos cargar los movimientos',
  noMovements: {
    title: 'Todavía no hay movimientos',
    text: 'Aquí va a ver cada novedad de su siniestro.',
  },
  kinds: { reloj: 'Pendiente', tilde: 'Aprobado', bandera: 'Completado', mensaje: 'Aviso' },
} as const;
