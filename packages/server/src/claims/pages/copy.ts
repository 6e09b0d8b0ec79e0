import type { DoneKind, RequestedKind } from '../vet-draft/rows.ts';
import type { InputStep } from './steps.ts';

export const pageText = {
  patient: (animal: string, owner: string) => `${animal} de ${owner}`,
  someOwner: 'la persona asegurada',
  progress: (at: number, of: number) => `Paso ${at} de ${of}`,
  next: 'Continuar',
  back: 'Atrás',
  send: 'Enviar el formulario',
  change: 'Cambiar',
  complete: 'Completar',
  add: 'Agregar',
  optional: 'opcional',
  dayFormat: 'DD/MM/AAAA',
  wrong: 'Revise lo que está marcado.',
  decline: (pet: string) => `No atendí a ${pet}`,
  steps: {
    quien: { title: (pet: string) => `¿Quién atendió a ${pet}?`, short: 'Sus datos' },
    atencion: { title: () => '¿Cómo fue la atención?', short: 'La atención' },
    sintomas: { title: (pet: string) => `¿Qué síntomas tenía ${pet}?`, short: 'Síntomas' },
    hecho: { title: () => '¿Qué hizo?', short: 'Lo que hizo' },
    pedidos: { title: (pet: string) => `¿Qué pide para ${pet}?`, short: 'Lo que pide' },
  } satisfies Record<InputStep, { title: (pet: string) => string; short: string }>,
  review: {
    title: 'Revise y envíe',
    none: 'Sin indicar',
    missing: (what: string) => `Falta ${what}.`,
    /** Texts for missing fields; for a row that was added, its text. */
    gaps: {
      'quien.nombre': 'su nombre',
      'quien.apellido': 'su apellido',
      'quien.matricula': 'el número de matrícula',
      'quien.provincia': 'la provincia',
      'atencion.fecha': 'la fecha de la atención',
      'atencion.consulta': 'contar la consulta, el diagnóstico o algo de lo que hizo',
    } as Readonly<Record<string, string>>,
    gapOfRow: 'completar lo que agregó',
    completes: {
      quien: 'Completar sus datos',
      atencion: 'Completar la atención',
      sintomas: 'Completar los síntomas',
      hecho: 'Completar lo que hizo',
      pedidos: 'Completar lo que pide',
    } satisfies Record<InputStep, string>,
    corrected: 'Enviar la corrección',
  },
  quien: {
    intro: (owner: string, what: string, pet: string) =>
      `Con este formulario se tramita el reintegro de ${owner}. Es sobre ${what} de ${pet}.`,
    saved: 'Puede dejarlo y seguir después, también en otro dispositivo, con el mismo enlace.',
    name: 'Su nombre',
    lastName: 'Su apellido',
    rename: 'Cambiar el nombre',
    licence: 'Número de matrícula',
    licenceHint: 'Como figura en su credencial, por ejemplo MP 1234.',
    province: 'Provincia de la matrícula',
    choose: 'Elija una provincia',
  },
  atencion: {
    day: 'Fecha de la atención',
    reasons: 'Motivo de la consulta',
    consultation: 'Algo más sobre la consulta',
    diagnoses: 'Diagnóstico',
    diagnosis: 'Otro diagnóstico o detalle',
  },
  sintomas: {
    common: 'Toque los que tenía',
    others: 'Otros síntomas, separados por comas',
    hint: 'Hasta 10 en total, de 40 caracteres cada uno.',
  },
  hecho: { hint: 'Toque para agregar. Si solo hizo la consulta, continúe.' },
  pedidos: {
    hint: 'Toque lo que hay que hacer después. Si no pide nada, continúe.',
    sent: 'Ya se envió a un veterinario: no se puede cambiar.',
  },
  rows: {
    estudio: {
      name: 'Estudio',
      add: 'Estudios',
      other: 'Otro estudio',
      label: 'Qué estudio',
      detail: 'Resultado',
    },
    practica: {
      name: 'Práctica',
      add: 'Prácticas',
      other: 'Otra práctica',
      label: 'Qué práctica',
      detail: 'Detalle',
    },
    medicacion: {
      name: 'Medicación',
      add: 'Medicamentos y terapias',
      other: 'Otro medicamento o terapia',
      label: 'Medicamento o terapia, con dosis y duración',
      detail: null,
    },
    cirugia: {
      name: 'Cirugía',
      add: 'Cirugías',
      other: 'Otra cirugía',
      label: 'Qué operación',
      detail: null,
    },
    internacion: {
      name: 'Internación',
      add: 'Internaciones',
      other: 'Otra internación',
      label: 'Qué terapias o cuidados',
      detail: null,
    },
  } satisfies Record<DoneKind | RequestedKind, object>,
  incomplete: 'falta completar',
  remove: 'Quitar',
  kinds: {
    consulta: 'la consulta',
    estudioMascota: 'un estudio',
    internacionMascota: 'una internación',
    cirugiaMascota: 'una cirugía',
    practicaMascota: 'una práctica',
  },
  declining: {
    title: (pet: string) => `¿No atendió a ${pet}?`,
    text: (owner: string) =>
      `Le avisaremos a ${owner} para que lo pida a otro veterinario. El formulario se cierra.`,
    confirm: (pet: string) => `Sí, no atendí a ${pet}`,
    back: 'Volver al formulario',
  },
  thanks: {
    title: (vet: string) => `Gracias, ${vet}`,
    text: (owner: string, pet: string) =>
      `Recibimos el formulario y le avisamos a ${owner}. Con él sigue el reintegro de ${pet}. No tiene que hacer nada más.`,
    correctable: (moment: string) => `Si algo no quedó bien, puede corregirlo hasta el ${moment}.`,
    correct: 'Corregir lo que envié',
    resume: 'Seguir con la corrección',
    resumable: 'Dejó una corrección sin enviar.',
  },
  completed: {
    title: 'Este formulario ya se envió',
    text: 'Lo recibimos y ya no se puede cambiar. Si hay que agregar algo, pida a la persona asegurada que se comunique con nosotros.',
  },
  expired: {
    title: 'El enlace venció',
    text: (day: string, owner: string) =>
      `Sirvió hasta el ${day}. Pida a ${owner} que se lo envíe otra vez desde Huella: este mismo enlace volverá a servir, con lo que ya escribió.`,
  },
  declined: {
    title: 'Usted avisó que no atendió a esta mascota',
    text: (owner: string) =>
      `El formulario está cerrado. Si fue un error, pida a ${owner} que le envíe otro desde Huella.`,
  },
  moved: {
    title: 'Este formulario se envió a otra dirección',
    text: 'La persona asegurada corrigió el email y este enlace dejó de servir. Lo que se guardó sigue en el formulario: pídale el enlace nuevo, o que le muestre el código QR.',
  },
  unknown: {
    title: 'No encontramos el formulario',
    text: 'Puede ser que el enlace se haya cortado. Ábralo otra vez desde el email, o cópielo entero, desde https hasta el final.',
  },
  link: 'Conocer Huella',
  unsaved: 'Esto escribió y no se pudo guardar. Cópielo si lo necesita:',
  script: {
    saving: 'Guardando…',
    saved: 'Guardado',
    offline: 'Sin conexión: lo guardamos cuando vuelva.',
    failed: 'No se pudo guardar. Volvemos a intentarlo.',
    busy: 'Un momento…',
  },
} as const;
