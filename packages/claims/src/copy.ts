import { titles } from './titles.ts';

/** Texts shared by several pages. Those quoted in specification §8 must stay byte for byte. */
export const copy = {
  report: titles.report,
  listError: 'Ocurrió un error al cargar sus siniestros',
  claimOf: (id: number, pet: string) => (pet ? `Siniestro ${id} de ${pet}` : `Siniestro ${id}`),
  stages: {
    denuncia: 'Denuncia',
    veterinario: 'Veterinario',
    documentacion: 'Documentación',
    comprobantes: 'Comprobantes',
    revision: 'Revisión',
    resolucion: 'Resolución',
    pago: 'Pago',
  },
  actors: {
    usted: 'Le toca a usted',
    veterinario: 'Espera a su veterinario',
    nosotros: 'Lo vemos nosotros',
  },
  endings: {
    nothing: 'No reconocido',
    closed: 'Cerrado sin resolver',
    paid: (amount: string) => `Pagado · ${amount}`,
    part: (amount: string) => `Pagado en parte · ${amount}`,
  },
  parts: {
    vet: 'Enviar el formulario',
    resend: 'Reenviar el formulario',
    documents: 'Ver qué papeles faltan',
    receipts: 'Ver los reintegros',
    paper: {
      dniFrente: 'el frente del DNI',
      dniDorso: 'el dorso del DNI',
      libretas: 'la libreta de vacunación',
      cbu: 'el CBU',
      cbuTercero: 'el CBU de quien cobra',
      constancia: 'la constancia de autorización',
    },
    papers: (count: number) => `${count} papeles`,
  },
  papers: {
    dniFrente: 'DNI: frente',
    dniDorso: 'DNI: dorso',
    libretas: 'Libreta de vacunación',
    cbu: 'CBU',
    cbuTercero: 'CBU de quien cobra',
    constancia: 'Constancia de autorización',
  },
  indications: {
    consulta: 'Consulta',
    estudioMascota: 'Estudio',
    internacionMascota: 'Internación',
    cirugiaMascota: 'Cirugía',
    practicaMascota: 'Práctica',
  },
  symptoms: {
    title: 'Síntomas',
    error: 'No pudimos cargar los síntomas.',
  },
  /** After the report. */
  refundSteps: [
    'Le pedimos los datos de su veterinario y le mandamos un formulario corto.',
    'Usted nos manda los papeles y los comprobantes de pago.',
    'Lo revisamos y le pagamos en su cuenta.',
  ],
  retry: 'Reintentar',
  unconfigured: 'sin configurar',
  uninsured: 'Asegure a su mascota y desde aquí podrá denunciar sus siniestros y seguir cada reintegro.',
  otherPet: 'Elegir otra mascota',
} as const;
