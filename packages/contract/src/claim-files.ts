import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { bytes, file, id, idText, instant, money, nothing, text } from './primitives.ts';

const claimQuery = z.object({ siniestroId: idText });

/** A document that a claim needs (D65); `cbuTercero` and `constancia` replace `cbu` where a third party is paid. */
export const documentSlot = z.enum(['dniFrente', 'dniDorso', 'libretas', 'cbu', 'cbuTercero', 'constancia']);
export type DocumentSlot = z.infer<typeof documentSlot>;

/** D92. */
export const documentState = z.enum(['RECIBIDO', 'DEVUELTO', 'APROBADO']);
export type DocumentState = z.infer<typeof documentState>;

/** The format after validation and processing (D95). */
export const fileFormat = z.enum(['image/jpeg', 'application/pdf']);
export type FileFormat = z.infer<typeof fileFormat>;

/** `nombre` is the person's file name. `downloadLink` is relative to the API and valid for five minutes (D100). */
export const keptFile = z.object({ id, nombre: z.string(), formato: fileFormat, downloadLink: z.string() });
export type KeptFile = z.infer<typeof keptFile>;

/** Received on `fecha`; `motivo` if returned, `revisado` if returned or approved; `archivo` unless it came on paper. */
const review = {
  estado: documentState,
  fecha: instant,
  motivo: z.optional(z.string()),
  revisado: z.optional(instant),
  archivo: z.optional(keptFile),
};

export const reviewedDocument = z.object({ id, ...review });

/** The JSON in the text of `getClaimDocuments`: each document's file; null if none, on paper or returned. */
export const claimDocuments = z.object({
  dniFrente: z.nullable(z.string()),
  dniDorso: z.nullable(z.string()),
  libretaVacunacion: z.nullable(z.string()),
  cbu: z.nullable(z.string()),
  terceroCbu: z.nullable(z.string()),
  constancia: z.nullable(z.string()),
  otros: z.array(z.object({ id, label: z.string(), tipo: z.string(), downloadLink: z.string() })),
});
export type ClaimDocuments = z.infer<typeof claimDocuments>;

export const getClaimDocuments = defineCall({
  id: 'getClaimDocuments',
  summary: 'The documents of a claim as a JSON text within the JSON (specification §7)',
  method: 'GET',
  path: '/app/siniestro/documentacion',
  access: 'owner',
  query: claimQuery,
  status: 200,
  response: z.string(),
  errors: ['not_found'],
});

export const extraDocumentKind = z.enum(['estudio', 'informe']);
export type ExtraDocumentKind = z.infer<typeof extraDocumentKind>;

/** A study or report besides the mandatory documents. `id` is its file's. */
export const extraDocument = z.object({
  id,
  label: z.string(),
  tipo: extraDocumentKind,
  downloadLink: z.string(),
  ...review,
});
export type ExtraDocument = z.infer<typeof extraDocument>;

export const listExtraDocuments = defineCall({
  id: 'listExtraDocuments',
  summary: 'The extra documents of a claim, oldest first',
  method: 'GET',
  path: '/app/siniestro/documentacion-extra',
  access: 'owner',
  query: claimQuery,
  status: 200,
  response: z.array(extraDocument),
  errors: ['not_found'],
});

/** The files of each slot, the newest last. */
export const documentStatus = z.object({
  dniFrente: z.array(reviewedDocument),
  dniDorso: z.array(reviewedDocument),
  libretas: z.array(reviewedDocument),
  cbu: z.array(reviewedDocument),
  cbuTercero: z.array(reviewedDocument),
  constancia: z.array(reviewedDocument),
});
export type DocumentStatus = z.infer<typeof documentStatus>;

export const getDocumentStatus = defineCall({
  id: 'getDocumentStatus',
  summary: 'What the insurer says of the mandatory documents of a claim',
  method: 'GET',
  path: '/app/siniestro/estado-documentacion',
  access: 'owner',
  urlOverride: 'documentStatus',
  query: claimQuery,
  status: 200,
  response: documentStatus,
  errors: ['not_found'],
});

/** Identifies an invoice: the issuer's CUIT, ARCA's kind, point of sale and number (D94). */
export const fiscalNumber = z.object({
  cuit: z.string(),
  tipo: z.int(),
  puntoVenta: z.int(),
  numero: z.int(),
});
export type FiscalNumber = z.infer<typeof fiscalNumber>;

/** A receipt for a payment to a vet. `downloadLink` is null for one on paper. */
export const receipt = z.object({
  id,
  concepto: z.string(),
  monto: money,
  downloadLink: z.nullable(z.string()),
  fiscal: z.nullable(fiscalNumber),
  ...review,
});
export type Receipt = z.infer<typeof receipt>;

export const listReceipts = defineCall({
  id: 'listReceipts',
  summary: 'The receipts of a vet form, oldest first',
  method: 'GET',
  path: '/app/siniestro/get-all-comprobantes-files',
  access: 'owner',
  query: z.object({ vetFormId: idText }),
  status: 200,
  response: z.array(receipt),
  errors: ['not_found'],
});

/** `id` is the file's, for `removeClaimFile`. */
const stored = z.object({ id, downloadLink: z.string() });

/** Uploading the same file to the same slot again answers 200 with the existing record, without a time limit (D94). */
const upload = {
  method: 'POST',
  access: 'owner',
  urlOverride: 'uploads',
  consumes: 'multipart/form-data',
  status: 201,
  alsoSucceeds: 200,
  response: stored,
} as const;

export const addDniFile = defineCall({
  ...upload,
  id: 'addDniFile',
  summary: 'Send a side of the owner’s DNI',
  path: '/app/siniestro/add-dni-file',
  body: z.object({ siniestroId: idText, lado: z.enum(['frente', 'dorso']), dni: file }),
  errors: ['invalid_fields', 'not_found', 'body_too_large', 'unsupported_media_type'],
});

export const addCbuFile = defineCall({
  ...upload,
  id: 'addCbuFile',
  summary: 'Send the proof of a CBU: the owner’s, or with `tercero` that of whom is paid instead (D04)',
  path: '/app/siniestro/add-cbu-file',
  body: z.object({
    siniestroId: idText,
    file,
    tercero: z.optional(z.enum(['true', 'false'])),
  }),
  errors: ['invalid_fields', 'not_found', 'body_too_large', 'unsupported_media_type'],
});

export const addBookletFile = defineCall({
  ...upload,
  id: 'addBookletFile',
  summary: 'Send the pet’s vaccination booklet',
  path: '/app/siniestro/add-libreta-file',
  body: z.object({ siniestroId: idText, libreta_vacunacion: file }),
  errors: ['invalid_fields', 'not_found', 'body_too_large', 'unsupported_media_type'],
});

export const addOtherFile = defineCall({
  ...upload,
  id: 'addOtherFile',
  summary:
    'Send a study or a report, or with the label `constancia` the certificate of who is paid instead (D04)',
  path: '/app/siniestro/add-other-file',
  body: z.object({
    siniestroId: idText,
    label: text(100),
    doc_extra: file,
    tipo: z.optional(extraDocumentKind),
  }),
  errors: ['invalid_fields', 'not_found', 'body_too_large', 'unsupported_media_type'],
});

/** Whole pesos as the text of a form. */
const moneyText = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.transform((digits: string) => Number(digits)),
);

export const addReceiptFile = defineCall({
  ...upload,
  id: 'addReceiptFile',
  summary:
    'Send a receipt of a vet form; `codigoFiscal` is the text of the fiscal code on it. The same bytes or the same fiscal number elsewhere are a `duplicate_receipt` (D94)',
  path: '/app/siniestro/add-comprobante-cliente-file',
  body: z.object({
    comprobante: file,
    concepto: text(100),
    monto: moneyText,
    vetFormId: idText,
    codigoFiscal: z.optional(text(2000)),
  }),
  errors: ['invalid_fields', 'not_found', 'duplicate_receipt', 'body_too_large', 'unsupported_media_type'],
});

export const receiptPlace = z.object({
  comprobanteId: id,
  siniestroId: id,
  vetFormId: id,
  mascotaId: id,
  concepto: z.string(),
  fecha: instant,
});
export type ReceiptPlace = z.infer<typeof receiptPlace>;

export const findReceipts = defineCall({
  id: 'findReceipts',
  summary: 'The receipts of the caller with a fiscal number, in whichever claim: one or none (D94)',
  method: 'GET',
  path: '/app/siniestro/comprobantes-iguales',
  access: 'owner',
  query: z.object({
    cuit: z.string().check(z.regex(/^\d{11}$/)),
    tipo: idText,
    puntoVenta: idText,
    numero: idText,
  }),
  status: 200,
  response: z.array(receiptPlace),
  errors: [],
});

export const removeClaimFile = defineCall({
  id: 'removeClaimFile',
  summary: 'Take back a file; `file_settled` once it was approved or the claim decided',
  method: 'DELETE',
  path: '/app/siniestro/archivo/{id}',
  access: 'owner',
  params: z.object({ id: idText }),
  status: 204,
  response: nothing,
  errors: ['not_found', 'file_settled'],
});

export const downloadClaimFile = defineCall({
  id: 'downloadClaimFile',
  summary: 'The bytes behind a `downloadLink`: signed, for five minutes; 404 for every other URL (D100)',
  method: 'GET',
  path: '/app/siniestro/archivo/{id}',
  access: 'public',
  params: z.object({ id: idText }),
  query: z.object({ vence: z.optional(z.string()), firma: z.optional(z.string()) }),
  status: 200,
  response: bytes,
  produces: 'application/octet-stream',
  errors: ['not_found'],
});

/** A document of an earlier claim that can be reused: DNI, CBU, booklet. */
export const reusableFile = z.object({
  slot: documentSlot,
  siniestroId: id,
  fecha: instant,
  archivo: keptFile,
});
export type ReusableFile = z.infer<typeof reusableFile>;

export const listReusableFiles = defineCall({
  id: 'listReusableFiles',
  summary:
    'Of DNI, CBU and booklet the newest file of the caller’s other claims that was not returned and is not here yet; the booklet of the same pet',
  method: 'GET',
  path: '/app/siniestro/archivos-anteriores',
  access: 'owner',
  query: claimQuery,
  status: 200,
  response: z.array(reusableFile),
  errors: ['not_found'],
});

export const reuseFile = defineCall({
  id: 'reuseFile',
  summary: 'Send a file of an earlier claim with this one, too, in the same slot',
  method: 'POST',
  path: '/app/siniestro/usar-archivo',
  access: 'owner',
  body: z.object({ siniestroId: id, archivoId: id }),
  status: 201,
  alsoSucceeds: 200,
  response: stored,
  errors: ['invalid_fields', 'not_found'],
});

export const setPaidParty = defineCall({
  id: 'setPaidParty',
  summary: 'Say whether somebody else than the owner is to be paid for a claim (D65)',
  method: 'PUT',
  path: '/app/siniestro/pago-tercero',
  access: 'owner',
  body: z.object({ siniestroId: id, tercero: z.boolean() }),
  status: 200,
  response: nothing,
  errors: ['invalid_fields', 'not_found'],
});
