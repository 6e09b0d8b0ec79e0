import type { ErrorCode } from '@huella/contract';
import { addressMessages, personMessages, petMessages, textMessages } from '@huella/validation/messages';

/** What a person may read of a refusal. Texts in the specification stand byte for byte; the rest address *usted*. */
export const errorText: Readonly<Record<ErrorCode, string>> = {
  malformed_request: 'No pudimos leer los datos enviados.',
  unauthorized: 'Inicie sesión para continuar.',
  token_expired: 'jwt expired',
  invalid_credentials: 'Email o contraseña incorrecto/a',
  refresh_refused: 'La sesión terminó. Inicie sesión nuevamente.',
  not_found: 'No encontramos lo que busca.',
  method_not_allowed: 'Esa operación no existe.',
  email_taken: 'La cuenta ingresada ya fue registrada',
  person_exists: 'Sus datos personales ya están cargados.',
  person_required: 'No se encontraron datos personales. Por favor, complete sus datos antes de continuar.',
  change_pending: 'Ya hay una solicitud de cambio pendiente para ese dato.',
  duplicate_receipt: 'Este comprobante ya lo envió.',
  file_settled: 'Este archivo ya fue revisado, o el siniestro está resuelto: no se puede retirar.',
  idempotency_mismatch: 'La misma clave de envío llegó con otros datos.',
  request_in_progress: 'El mismo pedido todavía se está procesando.',
  body_too_large: 'Los datos enviados son demasiado grandes.',
  unsupported_media_type: 'El formato de los datos enviados no se acepta.',
  invalid_fields: 'Revise los datos marcados.',
  too_many_requests: 'Demasiados intentos. Espere unos minutos y vuelva a intentar.',
  unavailable: 'El servidor se encuentra en mantenimiento',
  internal_error: 'Hubo un problema. Por favor intente nuevamente.',
};

/** Messages of what only the server can know of a field; where a form says the same, in the form's words. */
export const fieldText = {
  generic: 'Revise este dato.',
  tooLong: addressMessages.tooLong,
  unreadable: textMessages.unreadable,
  breed: 'Por favor, elija una raza de la lista.',
  plan: petMessages.planMissing,
  paymentMethod: petMessages.paymentMissing,
  locality: addressMessages.localityMissing,
  unchanged: personMessages.nothingChanged,
  petUnchanged: petMessages.nothingChanged,
  indication: 'Esta indicación ya no está pendiente. Actualice la lista y vuelva a elegir.',
  claimDecided: 'Este siniestro ya está resuelto: no hace falta otro formulario.',
  claimSettled: 'Este siniestro ya está resuelto: no recibe más documentación.',
  returnedFile: (reason: string) =>
    `Es el mismo archivo que le devolvimos: «${reason}». Saque otra foto o elija otro archivo.`,
  claimFull: 'Este siniestro ya tiene demasiados archivos. Retire alguno antes de mandar otro.',
  formNotCompleted: 'El veterinario todavía no completó este formulario.',
  extraTooEarly: 'Puede mandar estudios e informes cuando un veterinario haya completado su formulario.',
  extraKind: 'Elija si es un estudio o un informe.',
  extraLabel: 'Escriba qué es, para reconocerlo después.',
  fileMissing: 'Elija un archivo.',
  concept: 'Escriba de qué es el comprobante.',
  amount: 'Escriba el importe en pesos, sin centavos.',
  reusableFile: 'Ese archivo ya no está disponible. Mande el documento de nuevo.',
  wrongPassword: 'La contraseña no es correcta.',
  weightEntryDay: petMessages.weightEntryDayInFuture,
  weightEntryBeforeBirth: petMessages.weightEntryDayBeforeBirth,
  photo: {
    missing: 'Elija una foto.',
    empty: 'La foto está vacía. Elija otra.',
    broken: 'No pudimos abrir la foto. Elija otra.',
    not_jpeg: 'Elija una foto en formato JPEG.',
    too_heavy: 'La foto pesa más de 8 MB. Elija una más liviana.',
    too_large: 'La foto es demasiado grande. Elija una más chica.',
  },
  document: {
    empty: 'El archivo está vacío. Elija otro.',
    unknown_kind: 'Elija una foto (JPEG, PNG, WebP o HEIC) o un PDF.',
    broken: 'No pudimos abrir el archivo: puede estar dañado o incompleto. Elija otro.',
    too_heavy: 'El archivo pesa más de 20 MB. Elija uno más liviano.',
    too_large: 'La imagen es demasiado grande. Elija una más chica.',
    too_many_pages: 'El PDF tiene más de 60 páginas. Envíelo en partes.',
    too_complex: 'El PDF es demasiado complejo para revisarlo. Imprímalo como PDF y envíe esa copia.',
    password: 'El PDF tiene contraseña. Guarde una copia sin contraseña y envíela.',
    protected:
      'El PDF está protegido de una forma que no podemos abrir. Guarde una copia sin protección y envíela.',
    active_content:
      'El PDF trae programas, enlaces a otros archivos o adjuntos, que no aceptamos. Imprímalo como PDF y envíe esa copia.',
  },
} as const;
