/** What a movement says, without the prefix that its icon, colour and word say already (specification §4 *Movement*). */
export function plainMovement(razon: string): string {
  return razon.replace(/^\s*(?:PENDIENTE|APROBADO|COMPLETADO):\s*/, '');
}
