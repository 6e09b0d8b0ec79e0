import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { instant, text } from './primitives.ts';

/** Disposición 954/2025: end a contract, or withdraw from it within ten days. */
export const legalRequestKind = z.enum(['BAJA', 'ARREPENTIMIENTO']);
export type LegalRequestKind = z.infer<typeof legalRequestKind>;

export const createLegalRequest = defineCall({
  id: 'createLegalRequest',
  summary: 'Botón de baja and Botón de arrepentimiento; the reference number also goes out by mail',
  method: 'POST',
  path: '/app/public/gestiones',
  access: 'public',
  body: z.object({
    tipo: legalRequestKind,
    nombre: text(200),
    dni: text(20),
    email: text(254),
    poliza: z.optional(z.nullable(text(40))),
    motivo: z.optional(z.nullable(text(1000))),
  }),
  status: 201,
  response: z.object({ codigo: z.string(), fecha: instant }),
  errors: ['invalid_fields'],
});
