import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { emailKey } from '../../auth/email-key.ts';
import type { Database } from '../../db/schema.ts';

type FormWarning = 'owner_email' | 'owner_network';

/** What the insurer sees of a completed form beyond its owner's view. */
export interface VetFormSummary {
  readonly id: number;
  readonly vet: string;
  readonly licence: string | null;
  readonly visitDay: string | null;
  readonly correctedAt: string | null;
  readonly warnings: readonly FormWarning[];
}

const answersSchema = z.object({
  veterinario: z.object({
    nombre: z.string(),
    apellido: z.string(),
    matricula: z.optional(z.string()),
    provincia: z.optional(z.string()),
  }),
  fechaAtencion: z.optional(z.string()),
});

export async function listVetFormSummaries(db: Kysely<Database>, claimId: number): Promise<VetFormSummary[]> {
  const rows = await db
    .selectFrom('vet_forms')
    .innerJoin('vet_contacts', 'vet_contacts.id', 'vet_forms.vet_id')
    .innerJoin('claims', 'claims.id', 'vet_forms.claim_id')
    .innerJoin('accounts', 'accounts.id', 'claims.account_id')
    .select(['vet_forms.id', 'vet_forms.answers', 'vet_forms.corrected_at', 'vet_forms.from_owner_network'])
    .select(['vet_contacts.mail_key', 'accounts.email'])
    .where('vet_forms.claim_id', '=', claimId)
    .where('vet_forms.answers', 'is not', null)
    .orderBy('vet_forms.id')
    .execute();
  return rows.map(({ id, answers, corrected_at, from_owner_network, mail_key, email }) => {
    const { veterinario, fechaAtencion } = z.parse(answersSchema, JSON.parse(answers ?? '{}'));
    const { nombre, apellido, matricula, provincia } = veterinario;
    const warnings: FormWarning[] = [];
    if (mail_key === emailKey(email)) warnings.push('owner_email');
    if (from_owner_network === 1) warnings.push('owner_network');
    return {
      id,
      vet: `${nombre} ${apellido}`,
      licence: matricula === undefined ? null : `${matricula}, ${provincia ?? ''}`,
      visitDay: fechaAtencion ?? null,
      correctedAt: corrected_at,
      warnings,
    };
  });
}
