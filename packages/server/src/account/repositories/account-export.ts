import { petDataNames } from '@huella/contract/pet-data';
import type { Executor } from '../../db/transaction.ts';
import { listNotifications } from '../../notifications/repositories/notifications.ts';

export async function exportPolicies(db: Executor, accountId: number) {
  return db
    .selectFrom('policies')
    .innerJoin('pets', 'pets.id', 'policies.pet_id')
    .innerJoin('plans', 'plans.id', 'policies.plan_id')
    .leftJoin('payment_methods', 'payment_methods.id', 'policies.payment_method_id')
    .select(['policies.number', 'pets.nombre as pet', 'plans.nombre as plan', 'policies.start_day'])
    .select(['policies.cancelled_at', 'policies.benefit_code', 'policies.created_at'])
    .select('payment_methods.masked')
    .where('policies.account_id', '=', accountId)
    .orderBy('policies.id')
    .execute();
}

export async function exportExternalPolicies(db: Executor, accountId: number) {
  return db
    .selectFrom('external_policies')
    .innerJoin('plans', 'plans.id', 'external_policies.plan_id')
    .selectAll('external_policies')
    .select('plans.nombre as plan')
    .where('account_id', '=', accountId)
    .orderBy('external_policies.id')
    .execute();
}

/** Omits the encrypted number and its fingerprint (D24). */
export async function exportPaymentMethods(db: Executor, accountId: number) {
  return db
    .selectFrom('payment_methods')
    .innerJoin('payment_mediums', 'payment_mediums.id', 'payment_methods.medium_id')
    .select(['payment_mediums.tipo', 'masked', 'expiry', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('payment_methods.id')
    .execute();
}

export async function exportPets(db: Executor, accountId: number) {
  return db
    .selectFrom('pets')
    .select(petDataNames)
    .select(['id', 'photo_hash', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function exportWeights(db: Executor, accountId: number) {
  return db
    .selectFrom('weight_entries')
    .innerJoin('pets', 'pets.id', 'weight_entries.pet_id')
    .select(['pet_id', 'fecha_pesaje', 'peso'])
    .where('pets.account_id', '=', accountId)
    .orderBy('fecha_pesaje')
    .execute();
}

export async function exportEvents(db: Executor, accountId: number) {
  return db
    .selectFrom('events')
    .innerJoin('pets', 'pets.id', 'events.pet_id')
    .leftJoin('vaccines', 'vaccines.id', 'events.vaccine_id')
    .leftJoin('products', 'products.id', 'events.product_id')
    .select(['pets.nombre as pet', 'vaccines.nombre as vaccine', 'products.nombre as product'])
    .select(['events.tipo', 'moment', 'done', 'title', 'description', 'follow_up'])
    .select(['machos', 'hembras', 'fallecidos', 'vet_info', 'events.created_at', 'events.updated_at'])
    .where('events.account_id', '=', accountId)
    .orderBy('moment')
    .orderBy('events.id')
    .execute();
}

export async function exportClaims(db: Executor, accountId: number) {
  return db
    .selectFrom('claims')
    .innerJoin('pets', 'pets.id', 'claims.pet_id')
    .select(['claims.id', 'pets.nombre as pet', 'illness_day', 'denuncia_administrativa'])
    .select(['claims.created_at', 'claims.pays_third_party'])
    .where('claims.account_id', '=', accountId)
    .orderBy('claims.id')
    .execute();
}

export async function exportVetContacts(db: Executor, accountId: number) {
  return db
    .selectFrom('vet_contacts')
    .select(['nombre', 'mail', 'telefono', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function exportReminders(db: Executor, accountId: number) {
  const chosen = await db
    .selectFrom('reminder_settings')
    .select(['kind', 'enabled', 'lead_days'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute();
  const sent = await db
    .selectFrom('reminders')
    .select(['moment', 'day', 'accepted_at'])
    .where('account_id', '=', accountId)
    .orderBy('day')
    .orderBy('item')
    .execute();
  return { chosen, sent };
}

/** Omits the subscription, which is as good as a key. */
export async function exportNotifications(db: Executor, accountId: number) {
  const browsers = await db
    .selectFrom('push_subscriptions')
    .select((eb) => [
      'id',
      'service',
      'created_at',
      eb
        .selectFrom('pushes')
        .select(eb.fn.countAll<number | string>().as('count'))
        .whereRef('pushes.subscription_id', '=', 'push_subscriptions.id')
        .as('waiting'),
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return { browsers, notifications: await listNotifications(db, accountId, {}) };
}
