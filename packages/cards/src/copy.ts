import { policyStateLabels } from '@huella/pets/api';

export const copy = {
  loading: 'Cargando el carnet',
  card: {
    label: (name: string, state: string) => `Carnet de ${name}: ${state}`,
    kind: 'Carnet de mascota asegurada',
    plan: 'Plan',
    policy: 'Póliza N.º',
    from: 'Desde',
    until: 'Hasta',
    term: 'Vigencia',
    days: (from: string, until: string) => `${from} al ${until}`,
    cancelled: 'Anulada el',
    holder: 'Titular',
    noHolder: 'Sin datos del titular',
    scan: 'Verifíquelo',
  },
  states: policyStateLabels,
  advice: {
    vencida: (day: string) => `Esta póliza venció el ${day}. Para seguir con la cobertura, contáctenos.`,
    anulada: (day: string | undefined) =>
      `Esta póliza está anulada${day === undefined ? '' : ` desde el ${day}`} y ya no cubre gastos. Si no lo pidió usted, contáctenos.`,
    futura: (day: string) => `La cobertura empieza el ${day}. Hasta ese día no cubre gastos.`,
  },
  contact: 'Escribirnos',
  details: { title: 'Datos de la póliza', state: 'Estado', verification: 'Ver la verificación' },
  code: {
    open: 'Mostrar el código',
    title: 'Código del carnet',
    label: 'Código QR de verificación',
    text: 'La veterinaria lo escanea y ve si la póliza está vigente, el nombre de la mascota y el plan.',
  },
  large: {
    open: 'Ver en grande',
    title: 'Carnet en grande',
    close: 'Cerrar',
    turn: 'Girar el carnet',
  },
  print: 'Imprimir',
  save: 'Guardar imagen',
  share: 'Compartir',
  drawing: 'Generando…',
  saved: 'El carnet se guardó como imagen.',
  shared: 'El carnet se compartió.',
  canvasNoise:
    'Su navegador altera las imágenes para proteger su privacidad, y el carnet saldría ilegible. Permita los datos de imagen (canvas) para este sitio, o use otro navegador.',
  failure: 'No pudimos generar el carnet. Por favor intente nuevamente.',
  failureWithEmail: (email: string) =>
    `No pudimos generar el carnet. Si el problema continúa, escriba a ${email}.`,
  unconfigured: 'sin configurar',
  savedOn: (day: string) => `Guardado en este dispositivo el ${day}.`,
  outdatedHint: 'No pudimos buscar la versión al día.',
  refreshing: 'Actualizando…',
  retry: 'Reintentar',
  none: {
    title: (name: string) => `No encontramos una póliza de ${name}`,
    text: 'Si contrató el seguro por otro medio, asócielo con el email que usó.',
    action: 'Asociar mascotas',
  },
  ambiguous: {
    title: (name: string) => `¿Qué póliza es la de ${name}?`,
    text: 'Hay más de una póliza a ese nombre. Elija la que quiere ver.',
    option: (policy: string) => `Póliza ${policy}`,
    detail: (plan: string, from: string, until: string) => `${plan} · del ${from} al ${until}`,
    again: 'Elegir otra póliza',
  },
  error: {
    title: 'No pudimos cargar el carnet',
    text: 'Revise su conexión e intente nuevamente. Cuando lo vea una vez, va a poder abrirlo también sin conexión.',
  },
} as const;
