import { argentineMoment } from '@huella/validation/event';
import { hashOf } from '../auth/secret.ts';
import { leaseFrom, retryDelay, type DeliveryReport } from '../delivery/attempts.ts';
import { drop, lease, postpone } from '../delivery/queue.ts';
import type { Ports, PushRejection, PushResult } from '../ports.ts';
import { markAccepted } from '../reminders/repositories/reminders.ts';
import { isSendingHour, secondsOfSending } from '../reminders/sending-hours.ts';
import { stillDue } from '../reminders/still-due.ts';
import { isPushWanted } from './notification-templates.ts';
import { toPayload } from './render-notification.ts';
import { duePushes, findDelivery, restService, type PushRow } from './repositories/pushes.ts';
import { readPushKinds } from './repositories/settings.ts';
import { deleteSubscription } from './repositories/subscriptions.ts';
import { errorName } from '../error-name.ts';

/** Sent concurrently, so that a batch takes no longer than the transport's timeout. */
const BATCH = 20;
/** The longest topic that push services accept. */
const TOPIC_LENGTH = 32;

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/**
 * Delivers all due push messages, only between nine and nine: at night they wait. Any number of processes may run it: each message is
 * leased first. Retries until the message expires; while a push service fails, all of its messages pause.
 */
export async function deliverPushes(ports: Ports): Promise<DeliveryReport> {
  const { db, clock } = ports;
  if (!isSendingHour(argentineMoment(clock.now()))) return { sent: 0, failed: 0 };
  const rows = await duePushes(db, clock.now(), BATCH);
  const outcomes = await Promise.all(rows.map((row) => deliverOrLog(ports, row)));
  const failures = outcomes.filter((outcome) => typeof outcome === 'object');
  for (const [service, until] of servicesInTrouble(failures, clock.now()))
    await restService(db, service, clock.now(), until);
  return { sent: outcomes.filter((outcome) => outcome === 'sent').length, failed: failures.length };
}

interface Failure extends PushRejection {
  readonly service: string;
}

/** `dropped`: taken by another process, nothing to say any more, subscription gone, or an error here. */
type Outcome = 'sent' | 'dropped' | Failure;

/** Push services without a response or with a server error, and until when each pauses. */
function servicesInTrouble(failures: readonly Failure[], now: Date): Map<string, Date> {
  const ill = failures.filter(({ status }) => status === 0 || status >= 500);
  return new Map(ill.map(({ service, retryAfter }) => [service, nextTry(now, retryDelay(0), retryAfter)]));
}

function nextTry(now: Date, wait: number, retryAfter: number): Date {
  return new Date(now.getTime() + Math.max(wait, retryAfter * 1000));
}

/** A failing message is due again when its lease ends; the rest of the batch goes on. */
async function deliverOrLog(ports: Ports, row: PushRow): Promise<Outcome> {
  try {
    return await deliver(ports, row);
  } catch (error) {
    const name = errorName(error);
    ports.log.error('push-broken-off', { id: row.id, attempts: row.attempts + 1, name });
    return 'dropped';
  }
}

async function deliver(ports: Ports, row: PushRow): Promise<Outcome> {
  const { db, clock } = ports;
  if (!(await lease(db, 'pushes', row, leaseFrom(clock.now())))) return 'dropped';
  const delivery = await findDelivery(db, row.id, clock.now());
  if (!delivery || isOver(row, clock.now()) || !(await isWanted(ports, delivery))) {
    await drop(db, 'pushes', row.id);
    return 'dropped';
  }
  return settle(ports, row, delivery, await send(ports, row, delivery));
}

async function isWanted(ports: Ports, { account_id, fact, day }: Delivery): Promise<boolean> {
  if (!isPushWanted(fact, await readPushKinds(ports.db, account_id))) return false;
  return day === null || (await stillDue(ports, account_id, day)).length > 0;
}

async function send(ports: Ports, { topic }: PushRow, delivery: Delivery): Promise<PushResult> {
  const { subscription, mark } = delivery;
  return ports.push.send({
    subscription,
    payload: JSON.stringify(toPayload(delivery, mark)),
    // Push services read the topic: hashed with the mark, it reveals nothing and differs per browser.
    topic: (await hashOf(`${mark}\n${topic}`)).slice(0, TOPIC_LENGTH),
    secondsToLive: secondsOfSending(ports.clock.now()),
  });
}

async function settle(ports: Ports, row: PushRow, delivery: Delivery, sent: PushResult): Promise<Outcome> {
  const { db, clock } = ports;
  if (sent === 'delivered') {
    const { account_id, day } = delivery;
    if (day !== null) await markAccepted(db, account_id, day, clock.now());
    await drop(db, 'pushes', row.id);
    return 'sent';
  }
  if (sent === 'gone') {
    await deleteSubscription(db, delivery.subscriptionId);
    return 'dropped';
  }
  await tryAgain(ports, row, sent);
  return { ...sent, service: delivery.service };
}

async function tryAgain(
  { db, clock, log }: Ports,
  row: PushRow,
  { status, retryAfter }: PushRejection,
): Promise<void> {
  const next = nextTry(clock.now(), retryDelay(row.attempts), retryAfter);
  const isLast = isOver(row, next);
  const fields = { id: row.id, attempts: row.attempts + 1, status };
  log.error(isLast ? 'push-given-up' : 'push-not-accepted', fields);
  if (isLast) await drop(db, 'pushes', row.id);
  else await postpone(db, 'pushes', row.id, next);
}

function isOver({ expires_at }: PushRow, at: Date): boolean {
  return Date.parse(expires_at) <= at.getTime();
}
