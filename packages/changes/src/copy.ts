/** Every Spanish text of this package; those quoted by the specification stay byte for byte (§4, §8). */
export const copy = {
  /** A person's data by their names in a request (specification §3); a pet's labels are its form's. */
  labels: {
    nombre: 'Nombre',
    apellido: 'Apellido',
    dni: 'Número de documento (DNI)',
    telCelular: 'Teléfono celular',
    fechaNac: 'Fecha de nacimiento',
    genero: 'Género',
    direccion: 'Calle',
    numero: 'Altura',
    piso: 'Piso',
    dpto: 'Departamento',
    provincia: 'Provincia',
    localidad: 'Localidad',
    localidadString: 'Localidad',
  },
  values: { female: 'Hembra', male: 'Macho', woman: 'Femenino', man: 'Masculino' },
  empty: 'Sin completar',
  before: 'Antes',
  after: 'Ahora',
  review: {
    title: 'Confirme los cambios',
    /** "hasta 72 horas hábiles" is quoted (specification §4). */
    delay: 'El cambio se hará efectivo en hasta 72 horas hábiles.',
    estimate: (day: string) => `Fecha estimada: ${day}.`,
    confirm: 'Enviar solicitud',
    cancel: 'Seguir editando',
    sending: 'Enviando…',
    success: 'Solicitud de cambio enviada correctamente.', // quoted
    failure: 'Hubo un problema. Por favor intente nuevamente.', // quoted
    unknownPet: 'No encontramos esa mascota entre las suyas. Vuelva al inicio y elíjala de su lista.',
  },
  pending: {
    some: 'Ya hay una solicitud de cambio en curso para alguno de estos datos. Podrá pedir otro cambio cuando la resolvamos.',
    these: (data: string) =>
      `Ya hay una solicitud de cambio en curso para ${data}. Podrá pedir otro cambio cuando la resolvamos.`,
    hint: (day: string, value: string) =>
      `El ${day} pidió cambiarlo a «${value}». Podrá pedir otro cambio cuando lo resolvamos.`,
  },
  notices: {
    title: 'Solicitudes de cambio',
    waiting: 'Solicitud de cambio en curso',
    since: (day: string) => `La envió el ${day}.`,
    late: (day: string) => `Estaba prevista para el ${day}: se demora más de lo estimado.`,
    approved: 'Aprobamos su solicitud de cambio',
    rejected: 'No aprobamos su solicitud de cambio',
    reason: (reason: string) => `Motivo: ${reason}`,
    seen: 'Entendido',
    marking: 'Guardando…',
    markFailed: 'No pudimos guardar que lo leyó. Intente nuevamente.',
    more: (count: number) => (count === 1 ? 'Ver 1 más' : `Ver ${count} más`),
    failed: 'No pudimos cargar sus solicitudes de cambio.',
    retry: 'Reintentar',
  },
} as const;
