import type { IndicationKind } from '@huella/contract';
import { formatDay } from '@huella/validation/day';
import { personName, petName } from '@huella/validation/text';
import * as z from 'zod/mini';
import { argentineDay } from '../../http/argentine-day.ts';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import { findVetFormWithVet, recordDelivery } from '../repositories/vet-forms.ts';
import { vetLinkCode } from '../vet-link-code.ts';

const indicationNames: Readonly<Record<IndicationKind, string>> = {
  consulta: 'la consulta',
  estudioMascota: 'un estudio',
  internacionMascota: 'una internación',
  cirugiaMascota: 'una cirugía',
  practicaMascota: 'una práctica',
};

const copy = {
  anonymous: 'Una persona asegurada en Huella',
  subject: (pet: string) => `Formulario sobre la atención de ${pet}`,
  request: (owner: string, pet: string, what: string) =>
    `${owner} nos dio su email para pedirle un formulario sobre ${what} de ${pet}. Con él se tramita el reintegro de los gastos.`,
  action: 'Completar el formulario',
  life: (day: string) =>
    `El enlace sirve hasta el ${day}. Puede abrirlo las veces que necesite y seguir en otro dispositivo: solo se cierra cuando envía el formulario.`,
  notTheirPatient: 'Si usted no atendió a esta mascota, puede decirlo en la misma página.',
  reminder: {
    subject: (pet: string) => `Recordatorio: formulario sobre la atención de ${pet}`,
    opening: 'Le recordamos un formulario que todavía no recibimos.',
  },
} as const;

/**
 * The form's link for a vet: first, again, or as a reminder (D88, D89). `form` is its id, `version` its `link_version` when the mail was
 * enqueued: a mail to an email that was corrected meanwhile is not sent, nor one about a completed form.
 */
export const vetLink = defineMail({
  kind: 'vet-link',
  label: 'Formulario para su veterinario',
  droppedWithAccountOf: 'nobody',
  payload: z.object({ form: z.number(), version: z.number(), reminds: z.boolean() }),
  async render(ports, recipient, { form: formId, version: emailVersion, reminds }) {
    const vetForm = await findVetFormWithVet(ports.db, formId);
    if (!vetForm || vetForm.link_version !== emailVersion || vetForm.mail_key !== recipient) return null;
    if (vetForm.completed_at !== null || vetForm.declined_at !== null) return null;
    if (reminds && vetForm.reminders_stopped_at !== null) return null;
    const { publicUrl, supportEmail } = ports.config;
    const pet = petName(vetForm.pet);
    const owner = personName(vetForm.first_name, vetForm.last_name) || copy.anonymous;
    const what = [...new Set(vetForm.requested)].map((indication) => indicationNames[indication]).join(', ');
    const request = copy.request(owner, pet, what);
    const template = await renderTemplate({
      subject: reminds ? copy.reminder.subject(pet) : copy.subject(pet),
      paragraphs: reminds ? [copy.reminder.opening, request] : [request],
      action: {
        label: copy.action,
        href: `${publicUrl}${pagePaths.vetForm}/${await vetLinkCode(ports, vetForm)}`,
      },
      closing: [copy.life(formatDay(argentineDay(new Date(vetForm.expires_at)))), copy.notTheirPatient],
      supportEmail,
    });
    return { to: recipient, ...template };
  },
  async onOutcome({ db, clock }, { form: formId, version: emailVersion }, outcome) {
    const at = clock.now().toISOString();
    await recordDelivery(
      db,
      formId,
      emailVersion,
      outcome === 'accepted'
        ? { delivered_at: at, bounced_at: null }
        : { bounced_at: at, delivered_at: null },
    );
  },
});
