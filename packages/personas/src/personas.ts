/** The people that a demo and a mock server know how to make, each by real calls. */
export const personaNames = [
  'nueva',
  'con-datos',
  'asegurada',
  'con-historia',
  'con-siniestros',
  'en-cada-etapa',
  'siniestros-resueltos',
  'muchas-indicaciones',
  'enlaces-en-curso',
  'enlaces-caidos',
  'con-archivos',
  'denuncia-rechazada',
  'con-calendario',
  'con-atrasos',
  'con-permetrina',
  'con-alimento',
  'veinte-bolsas',
  'sesion-vencida',
  'muchas-mascotas',
  'nombres-largos',
  'poliza-vencida',
  'poliza-anulada',
  'con-bajas',
  'con-cambios',
  'con-avisos',
  'por-asociar',
  'con-cbu',
  'con-gestiones',
  'con-envios',
] as const;
export type PersonaName = (typeof personaNames)[number];

/** One password for everybody: QA's console and a demo's server print it. */
export const PERSONA_PASSWORD = 'huella-2026';

/** The account of a person. */
export function emailOf(person: PersonaName): string {
  return `${person}@huella.test`;
}
