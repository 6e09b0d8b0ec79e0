import { titles } from './titles.ts';

/** Those quoted in specification §8 must stay byte for byte. */
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
  /** After the report. */
  refundSteps: [
    'Le pedimos los datos de su veterinario y le mandamos un formulario corto.',
    'Usted nos manda los papeles y los comprobantes de pago.',
    'Lo revisamos y le pagamos en su cuenta.',
  ],
  retry: 'Reintentar',
  uninsured: 'Asegure a su mascota y desde aquí podrá denunciar sus siniestros y seguir cada reintegro.',
  otherPet: 'Elegir otra mascota',
} as const;
