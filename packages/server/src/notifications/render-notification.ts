import type { Notification, PushPayload } from '@huella/contract';
import { appPaths } from '@huella/contract/app-paths';
import { petName } from '@huella/validation/text';
import type { Selectable } from 'kysely';
import type { NotificationsTable } from '../db/schema/notifications.ts';
import { textsOf } from './notification-templates.ts';

type Row = Pick<Selectable<NotificationsTable>, 'id' | 'kind' | 'fact' | 'claim_id' | 'count'>;

export function toNotification(
  row: Row & Pick<Selectable<NotificationsTable>, 'created_at' | 'read_at'> & { readonly pet: string | null },
): Notification {
  const { id, kind, claim_id, pet, count, created_at, read_at } = row;
  const { title, text, counted } = textsOf(row.fact);
  const sentence = counted && count !== null ? counted(count) : text;
  const about = claim_id !== null && pet !== null ? `Siniestro número ${claim_id} de ${petName(pet)}. ` : '';
  return {
    id,
    tipo: kind,
    titulo: title,
    texto: `${about}${sentence}`,
    ruta: pathOf(row),
    fecha: created_at,
    leido: read_at !== null,
  };
}

/** The payload for a push service: nothing about the person, the pet or the event. */
export function toPayload(row: Row, mark: string): PushPayload {
  const { title, text } = textsOf(row.fact);
  return { marca: mark, id: row.id, tipo: row.kind, titulo: title, texto: text, ruta: pathOf(row) };
}

function pathOf({ kind, claim_id }: Row): string {
  if (claim_id !== null) return appPaths.claimMenu.href(claim_id);
  return kind === 'Alimento' ? appPaths.food.href() : appPaths.calendar.href();
}
