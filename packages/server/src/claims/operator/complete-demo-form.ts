import { vetAnswersSchema } from '@huella/validation/claim';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../db/schema.ts';
import type { Clock } from '../../ports.ts';
import { completeVetForm } from '../complete-vet-form.ts';

/** `over`: no form has that id, or its vet is done with it, or its time is over. `invalid`: with what is wrong, by its place. */
export type DemoCompletion =
  | { readonly result: 'completed' | 'over' }
  | { readonly result: 'invalid'; readonly problems: readonly string[] };

/** What the vet of the demo answers unless something else is given. */
const usual = {
  veterinario: { nombre: 'Eva', apellido: 'Paz' },
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

/** Acts as the vet in a demo: completes a form with the usual answers, each of which `answers` may replace. */
export async function completeDemoForm(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  formId: number,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<DemoCompletion> {
  const read = z.safeParse(vetAnswersSchema, { ...usual, ...answers });
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { result: 'invalid', problems };
  }
  const form = { id: formId, now: clock.now() };
  return db.transaction().execute(async (tx) => ({
    result: (await completeVetForm(tx, form, read.data)) ? ('completed' as const) : ('over' as const),
  }));
}
