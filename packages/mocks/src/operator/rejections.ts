const rejections = {
  unknown: 'No existe, o ya se resolvió.',
  decided: 'El siniestro ya está resuelto y no cambia más.',
  'no-receipts': 'El siniestro no tiene comprobantes para reconocer.',
  unreadable: 'Falta el texto, es demasiado largo o tiene caracteres que no se leen.',
  'nothing-owed': 'No está aprobado, o no se reconoció ningún importe.',
  'paid-before': 'Ya está pagado.',
  'invalid-last-four': 'Los últimos números de la cuenta son cuatro dígitos.',
  reviewed: 'El archivo ya fue revisado.',
  already: 'Ya estaba resuelto.',
  unfit: 'La raza no corresponde a la especie.',
  moment: 'El día y la hora no existen o están demasiado lejos.',
  over: 'El formulario ya está completo, rechazado o vencido.',
} as const;
type RejectionCode = keyof typeof rejections;

/** The server rejected an operator's action. The message is in Spanish. */
class RejectedAction extends Error {
  override name = 'RejectedAction';
}

function isRejection(result: unknown): result is RejectionCode {
  return typeof result === 'string' && result in rejections;
}

export function accepted(result: unknown): void {
  if (isRejection(result)) throw new RejectedAction(rejections[result]);
  if (typeof result === 'object' && result !== null && 'problems' in result)
    throw new RejectedAction(`No se aceptó: ${String(result.problems)}`);
}
