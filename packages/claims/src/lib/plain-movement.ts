/** Drops the prefix that icon, colour and word already show (specification §4 *Movement*). */
export function plainMovement(razon: string): string {
  return razon.replace(/^\s*(?:PENDIENTE|APROBADO|COMPLETADO):\s*/, '');
}
