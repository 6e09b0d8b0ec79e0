/** The personas of the demo and the mock server, created through the API. */
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

/** Every persona's password, printed by QA's console and the demo. */
export const PERSONA_PASSWORD = 'huella-2026';

export function emailOf(person: PersonaName): string {
  return `${person}@huella.test`;
}
