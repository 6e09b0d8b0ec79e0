import { vetAnswersSchema } from '@huella/validation/claim';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../db/schema.ts';
import { argentineDay } from '../../http/argentine-day.ts';
import type { MailContext } from '../../mail/enqueue-mail.ts';
import { completeVetForm } from '../complete-vet-form.ts';
import { declineVetForm } from '../decline-vet-form.ts';
import { lockVetForm } from '../repositories/vet-pages.ts';

export type DemoFormResult =
  | { readonly result: 'completed' | 'form_not_open' }
  | { readonly result: 'invalid'; readonly problems: readonly string[] };

const usual = {
  veterinario: { nombre: 'Eva', apellido: 'Paz', matricula: 'MP 1234', provincia: 'Córdoba' },
  consulta: 'Se revisó a la mascota en el consultorio.',
  diagnostico: 'Gastroenteritis leve',
  sintomas: ['Vómitos', 'Falta de apetito'],
  cirugiasMascota: [],
  estudiosMascota: [],
  farmacologiaMascota: [{ descripcion: 'Protector gástrico durante 5 días' }],
  internacionesMascota: [],
  practicasMascota: [],
  pedidos: [{ tipo: 'estudioMascota', descripcion: 'Ecografía abdominal' }],
};

export async function completeDemoForm(
  ports: MailContext & { readonly db: Kysely<Database> },
  formId: number,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<DemoFormResult> {
  const today = argentineDay(ports.clock.now());
  const parsed = z.safeParse(vetAnswersSchema(today), { fechaAtencion: today, ...usual, ...answers });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { result: 'invalid', problems };
  }
  const form = { id: formId, ports };
  return ports.db.transaction().execute(async (tx) => {
    await lockVetForm(tx, formId);
    const isCompleted = await completeVetForm(tx, form, parsed.data);
    return { result: isCompleted ? 'completed' : 'form_not_open' };
  });
}

/** Acts as a vet who did not attend the pet; false for a missing, completed, declined or expired form. */
export async function declineDemoForm(
  ports: MailContext & { readonly db: Kysely<Database> },
  formId: number,
): Promise<boolean> {
  const form = { id: formId, ports };
  return ports.db.transaction().execute(async (tx) => {
    await lockVetForm(tx, formId);
    return declineVetForm(tx, form);
  });
}
