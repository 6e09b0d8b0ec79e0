import type { PersonaName } from './personas.ts';

/** What each of the people is for. */
export const personaDescriptions: Readonly<Record<PersonaName, string>> = {
  nueva: 'Recién registrada, sin datos',
  'con-datos': 'Con datos personales y una tarjeta',
  asegurada: 'Asegurada: una perra y un gato',
  'con-historia': 'Una perra con foto y cinco pesajes',
  'con-siniestros': 'Tres siniestros: respondió el veterinario, se lo espera, no se le escribió',
  'en-cada-etapa': 'Ocho siniestros de una perra, uno en cada etapa, de la denuncia al pago',
  'muchas-indicaciones': 'Un siniestro con 40 indicaciones: respondidas, enviadas y pendientes',
  'enlaces-caidos': 'Tres siniestros: el email del veterinario rebotó, no la atendió, venció el enlace',
  'con-archivos': 'Cuatro siniestros con archivos en todos los estados; el último puede reusar anteriores',
  'denuncia-rechazada': 'Un gato cuya póliza empieza el mes que viene: no se acepta la denuncia',
  'con-calendario': 'Un año de una perra y de un gatito, con videollamadas',
  'con-atrasos': 'Una perra con controles y seguimientos atrasados',
  'con-permetrina': 'Un gato con un registro viejo de un producto con permetrina',
  'con-alimento': 'Cuatro bolsas: llena, compartida, termina mañana, terminada según la cuenta',
  'veinte-bolsas': 'Veinte bolsas terminadas y una que dura',
  'sesion-vencida': 'Asegurada, con el token de acceso vencido',
  'muchas-mascotas': 'Seis mascotas',
  'nombres-largos': 'Nombres muy largos',
  'poliza-vencida': 'Asegurada hace 400 días: carnets vencidos',
  'poliza-anulada': 'Asegurada, con la póliza de la perra anulada',
  'con-bajas': 'Pidió tres bajas: confirmada, rechazada, en espera',
  'con-cambios': 'Pidió cuatro cambios de datos: aprobado, rechazado, dos en espera',
  'con-avisos': 'Una notificación sin leer de cada tipo',
  'por-asociar': 'Pólizas de otro canal esperan con su email',
};
