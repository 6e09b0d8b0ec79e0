import { symptomsSchema, type VetAnswers } from '@huella/validation/claim';
import * as z from 'zod/mini';
import type { Tx } from '../db/transaction.ts';
import type { MailContext } from '../mail/enqueue-mail.ts';
import { deleteSymptomsOf, insertSymptoms } from './repositories/claim-notes.ts';
import { changeRequested, deleteRequested, listRequestedBy } from './repositories/indications.ts';
import { correctForm, listAnswers } from './repositories/vet-forms.ts';
import { requestIndications } from './request-indications.ts';
import { notifyClaimant } from './notify-claimant.ts';

const CORRECTABLE_MILLISECONDS = 48 * 60 * 60 * 1000;

/** A form can be corrected if it was completed after this instant (D88). */
export function correctableSince(now: Date): Date {
  return new Date(now.getTime() - CORRECTABLE_MILLISECONDS);
}

export function correctableUntil(completedAt: string): Date {
  return new Date(Date.parse(completedAt) + CORRECTABLE_MILLISECONDS);
}

interface Correction {
  readonly answers: VetAnswers;
  readonly fromOwnerNetwork?: boolean;
  /** For each of `pedidos` its existing indication; null for a new one. */
  readonly indicationIds: readonly (number | null)[];
}

/**
 * Replaces a vet's answers within 48 hours (D88), in one transaction. New requests are added and unsent ones changed or removed; those
 * that the owner sent to a vet stay. False if it is too late.
 */
export async function correctVetForm(
  tx: Tx,
  { id, ports }: { readonly id: number; readonly ports: MailContext },
  { answers, indicationIds, fromOwnerNetwork = false }: Correction,
): Promise<boolean> {
  const now = ports.clock.now();
  const times = { now, since: correctableSince(now) };
  const correction = { answers: JSON.stringify(answers), fromOwnerNetwork };
  const corrected = await correctForm(tx, id, correction, times);
  if (!corrected) return false;
  const form = { claimId: corrected.claimId, formId: id };
  await replaceSymptoms(tx, form, now);
  const requested = answers.pedidos.map((pedido, at) => ({ ...pedido, id: indicationIds[at] ?? null }));
  const before = await listRequestedBy(tx, id);
  for (const { id: known } of before) {
    const still = requested.find((pedido) => pedido.id === known);
    if (!still) await deleteRequested(tx, id, known);
    else await changeRequested(tx, id, known, { tipo: still.tipo, descripcion_inicial: still.descripcion });
  }
  const known = new Set(before.map((indication) => indication.id));
  const isNew = (indicationId: number | null) => indicationId === null || !known.has(indicationId);
  await requestIndications(
    tx,
    form,
    requested.filter((pedido) => isNew(pedido.id)),
    now,
  );
  await notifyClaimant(ports, tx, form.claimId, 'form-corrected');
  return true;
}

const symptomsOf = z.object({ sintomas: symptomsSchema });

/** A symptom is one row per claim, so the claim's other forms may name it, too. */
async function replaceSymptoms(
  tx: Tx,
  { claimId, formId }: { readonly claimId: number; readonly formId: number },
  now: Date,
): Promise<void> {
  await deleteSymptomsOf(tx, formId);
  for (const { id, answers } of await listAnswers(tx, claimId)) {
    const { sintomas } = z.parse(symptomsOf, JSON.parse(answers));
    await insertSymptoms(tx, { claimId, formId: id }, sintomas, now);
  }
}
