import type { Indication } from '@huella/contract';
import { completedVetForm } from '@huella/contract/claims';
import * as z from 'zod/mini';
import type { IndicationRow } from './repositories/indications.ts';

type Link = NonNullable<Indication['enlace']>;

export function indicationToWire(row: IndicationRow, now: Date): Indication {
  const { id, tipo, estado, created_at, descripcion_inicial, claim_id, vet_form_id } = row;
  return {
    id,
    tipo,
    estado,
    created_at,
    descripcionInicial: descripcion_inicial,
    siniestroId: claim_id,
    vetFormId: vet_form_id,
    vet: vetOf(row),
    vetForm: vetFormOf(row),
    enlace: linkOf(row, now),
  };
}

/** All columns of the left join are null, or none. */
function vetOf(row: IndicationRow): Indication['vet'] {
  const { vet_id, vet_name, vet_mail, vet_phone, vet_kind, vet_created_at, vet_updated_at } = row;
  if (vet_id === null || vet_name === null || vet_mail === null || vet_phone === null) return null;
  if (vet_kind === null || vet_created_at === null || vet_updated_at === null) return null;
  return {
    id: vet_id,
    nombre: vet_name,
    mail: vet_mail,
    telefono: vet_phone,
    tipo: vet_kind,
    createdAt: vet_created_at,
    updatedAt: vet_updated_at,
  };
}

function vetFormOf(row: IndicationRow): Indication['vetForm'] {
  const { vet_form_id, form_created_at, form_updated_at, attended_day, answers } = row;
  if (vet_form_id === null || form_created_at === null || form_updated_at === null) return null;
  return {
    id: vet_form_id,
    createdAt: form_created_at,
    updatedAt: form_updated_at,
    fechaAtencionSegunCliente: attended_day,
    // The schema selects the fields; symptoms and requests have operations of their own.
    completado: answers === null ? null : z.parse(completedVetForm, JSON.parse(answers)),
  };
}

function linkOf(row: IndicationRow, now: Date): Indication['enlace'] {
  if (row.form_updated_at === null || row.expires_at === null) return null;
  return {
    estado: linkState(row, row.expires_at, now),
    enviado: row.form_updated_at,
    entregado: row.delivered_at,
    rebotado: row.bounced_at,
    abierto: row.opened_at,
    empezado: row.started_at,
    completado: row.completed_at,
    corregido: row.corrected_at,
    declinado: row.declined_at,
    vence: row.expires_at,
    recordatorios: [row.first_reminder_at, row.second_reminder_at].filter((at) => at !== null),
    recordatoriosDetenidos: row.reminders_stopped_at,
  };
}

/** What ended it comes first, then the latest event. */
function linkState(row: IndicationRow, expiresAt: string, now: Date): Link['estado'] {
  if (row.declined_at !== null) return 'declinado';
  if (row.completed_at !== null) return 'completado';
  if (Date.parse(expiresAt) <= now.getTime()) return 'vencido';
  if (row.started_at !== null) return 'empezado';
  if (row.opened_at !== null) return 'abierto';
  if (row.bounced_at !== null) return 'rebotado';
  return row.delivered_at === null ? 'enviado' : 'entregado';
}
