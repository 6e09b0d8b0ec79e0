/** Texts of the step *Documentación*; those that the specification quotes (§8 *Documents*) stand byte for byte. */
export const copy = {
  intro:
    'Estos son los papeles que necesitamos para resolver el siniestro. Una foto nítida de cada uno alcanza.',
  allHere: {
    title: 'Tenemos todos sus papeles',
    text: 'Si alguno no se lee bien, le avisamos.',
  },
  list: 'Documentación obligatoria',
  missing: 'Falta',
  unknown: 'No sabemos si llegó',
  hints: {
    dniFrente: 'El lado de la foto, con los cuatro bordes a la vista.',
    dniDorso: 'El otro lado, con las letras de abajo legibles.',
    libretas: 'Las páginas con las vacunas, con sus etiquetas y sellos.',
    cbu: 'La constancia de su banco, con los 22 dígitos y su nombre.',
    cbuTercero: 'La constancia del banco de quien va a cobrar, con los 22 dígitos y su nombre.',
    constancia: 'Una nota firmada por usted que autoriza a esa persona a cobrar.',
  },
  send: 'Enviar',
  sendNamed: (paper: string) => `Enviar ${paper}`,
  sendAnother: 'Enviar otra',
  sendAnotherNamed: (paper: string) => `Enviar otra foto: ${paper}`,
  /** Said before the reason. */
  unsent: 'Este papel todavía no se envió: puede reintentarlo o elegir otro.',
  sentText: (paper: string) => `${paper}: recibido.`,
  noMore: 'Este siniestro ya está resuelto: no hace falta enviar más papeles.',
  errorTitle: 'No pudimos consultar qué papeles llegaron.',
  paidParty: {
    label: '¿A quién le pagamos?',
    owner: { label: 'A mí', description: 'Hace falta su CBU.' },
    third: {
      label: 'A otra persona',
      description: 'Hacen falta su CBU y una nota que la autorice a cobrar.',
    },
    failure: 'No pudimos guardar a quién le pagamos. Intente nuevamente.',
  },
  reuse: {
    title: (day: string) => `Ya nos lo envió el ${day} en otro siniestro`,
    action: 'Usar el mismo',
    busy: 'Enviando…',
    done: 'Listo: usamos el que ya tenía.',
    failure: 'No pudimos usar el archivo anterior. Intente nuevamente o envíe otro.',
  },
  extra: {
    title: 'Otros documentos',
    intro: 'Estudios o informes que su veterinario le dio y que ayudan a resolver el siniestro.',
    locked: 'Podrá agregar estudios e informes cuando un veterinario complete su formulario.',
    empty: 'Todavía no envió ninguno.',
    add: 'Agregar estudio o informe',
    list: 'Estudios e informes',
    kinds: { estudio: 'Estudio', informe: 'Informe' },
    kind: '¿Qué es?',
    label: 'Nombre',
    labelHint: 'Por ejemplo: ecografía del 3 de marzo.',
    error: 'No pudimos cargar los estudios e informes.',
    submit: 'Enviar documento',
    file: 'Documento',
    noFile: 'Elija o fotografíe el documento',
    /** Specification §8 *Documents*. */
    sent: 'Documento extra cargado con éxito',
    failed: 'Error al subir documento',
  },
} as const;
