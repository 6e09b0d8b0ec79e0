const rejections = {
  not_found: 'No existe, o ya se resolvió.',
  already_decided: 'El siniestro ya está resuelto y no cambia más.',
  no_receipts: 'El siniestro no tiene comprobantes para reconocer.',
  invalid_text: 'Falta el texto, es demasiado largo o tiene caracteres que no se leen.',
  nothing_owed: 'No está aprobado, o no se reconoció ningún importe.',
  already_paid: 'Ya está pagado.',
  invalid_last_four: 'Los últimos números de la cuenta son cuatro dígitos.',
  already_reviewed: 'El archivo ya fue revisado.',
  already_resolved: 'Ya estaba resuelto.',
  already_cancelled: 'Ya estaba resuelto.',
  breed_mismatch: 'La raza no corresponde a la especie.',
  invalid_time: 'El día y la hora no existen o están demasiado lejos.',
  form_not_open: 'El formulario ya está completo, rechazado o vencido.',
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
