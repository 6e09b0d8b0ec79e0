import { appPaths } from '@huella/contract/app-paths';
import { argentineMoment } from '@huella/validation/event';
import * as z from 'zod/mini';
import { findEmailOf } from '../../auth/repositories/accounts.ts';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import type { DueReminder } from '../due-reminders.ts';
import { whenText } from '../reminder-texts.ts';
import { markAccepted } from '../repositories/reminders.ts';
import { isSendingHour } from '../sending-hours.ts';
import { stillDue } from '../still-due.ts';

const copy = {
  subject: (first: string, others: number) =>
    others === 0 ? `Recordatorio: ${first}` : `Recordatorio: ${first} y ${others} más`,
  opening: 'Le recordamos lo que tiene en el calendario:',
  foodOpening: 'Le avisamos del alimento que se termina:',
  bothOpening: 'Le recordamos lo que tiene en el calendario y el alimento que se termina:',
  done: 'Si ya lo hizo, márquelo como hecho en la app y no le avisamos más.',
  renewed: 'Si ya tiene otra bolsa, cárguela en la app y calculamos de nuevo.',
  action: 'Ver el calendario',
  foodAction: 'Ver el alimento',
  settings: (href: string) => `Puede elegir de qué le avisamos, o de nada, en ${href}`,
} as const;

/**
 * An owner's reminders of a day, for all pets (D105), as of the delivery: without what was done, moved or deleted meanwhile, or sent by
 * push. Not sent once the day or its hours are over.
 */
export const reminderDigest = defineMail({
  kind: 'reminder-digest',
  label: 'Recordatorios del calendario',
  droppedWithAccountOf: 'recipient',
  payload: z.object({ account: z.number(), day: z.string() }),
  async render(ports, _recipient, { account, day }) {
    const moment = argentineMoment(ports.clock.now());
    if (!moment.startsWith(day) || !isSendingHour(moment)) return null;
    const due = (await stillDue(ports, account, day)).filter(({ isAccepted }) => !isAccepted);
    const [first, ...others] = due.map((reminder) => `${reminder.text}, ${whenText(reminder, day)}`);
    const to = await findEmailOf(ports.db, account);
    if (first === undefined || to === undefined) return null;
    const { webUrl, supportEmail } = ports.config;
    const isFoodAlone = due.every(isFood);
    const settingsUrl = `${webUrl}${appPaths.reminders.href()}`;
    const template = await renderTemplate({
      subject: copy.subject(first, others.length),
      paragraphs: [openingOf(due), first, ...others],
      action: isFoodAlone
        ? { label: copy.foodAction, href: `${webUrl}${appPaths.food.href()}` }
        : { label: copy.action, href: `${webUrl}${appPaths.calendar.href()}` },
      closing: [
        ...(due.some(({ canBeOverdue }) => canBeOverdue) ? [copy.done] : []),
        ...(due.some(isFood) ? [copy.renewed] : []),
        copy.settings(settingsUrl),
      ],
      supportEmail,
    });
    return { to, ...template, unsubscribeUrl: settingsUrl };
  },
  async onOutcome({ db, clock }, { account, day }, outcome) {
    if (outcome === 'accepted') await markAccepted(db, account, day, clock.now());
  },
});

function openingOf(due: readonly DueReminder[]): string {
  if (due.every(isFood)) return copy.foodOpening;
  return due.some(isFood) ? copy.bothOpening : copy.opening;
}

function isFood({ kind }: DueReminder): boolean {
  return kind === 'Alimento';
}
