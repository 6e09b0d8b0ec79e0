import { appPaths } from '@huella/contract/app-paths';
import { formatDay } from '@huella/validation/day';
import { formatMoney } from '@huella/validation/number';
import { isolate, petName } from '@huella/validation/text';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { lastDayOf } from '../policy-state.ts';
import { findIssuedPolicy } from '../repositories/policies.ts';

const copy = {
  subject: (pet: string) => `La póliza de ${pet}`,
  insured: (pet: string) => `Contrató con Huella el seguro de ${pet}. Estos son los datos de la póliza:`,
  number: (number: string) => `Póliza N.º: ${number}`,
  plan: (plan: string, price: string) => `Plan: ${plan}, ${price} por mes`,
  sum: (amount: string) => `Suma asegurada: ${amount}`,
  term: (from: string, until: string) => `Vigencia: del ${from} al ${until}, ambos días incluidos`,
  next: 'En la app está el carnet para mostrar en la veterinaria. También puede descargarlo y compartirlo.',
  action: 'Ver el carnet',
  regret:
    'Puede arrepentirse dentro de los 10 días corridos desde que contrató o desde que recibió esta póliza, lo último que haya ' +
    'ocurrido, sin costo ni responsabilidad alguna y sin dar motivos (artículo 34 de la Ley 24.240 y artículo 1110 del Código ' +
    'Civil y Comercial). Use el «Botón de arrepentimiento»: está en el ingreso, en el registro y en Ajustes.',
  notYou: 'Si usted no contrató este seguro, avísenos cuanto antes.',
} as const;

export const policyIssued = defineMail({
  kind: 'policy-issued',
  label: 'Póliza contratada',
  droppedWithAccountOf: 'recipient',
  payload: z.object({ pet: z.number() }),
  async render({ db, config }, _recipient, payload) {
    const policy = await findIssuedPolicy(db, payload.pet);
    if (!policy) return null;
    const name = petName(policy.pet);
    const template = await renderTemplate({
      subject: copy.subject(name),
      paragraphs: [
        copy.insured(name),
        copy.number(isolate(policy.number)),
        copy.plan(policy.plan, formatMoney(policy.costo)),
        copy.sum(formatMoney(policy.suma_asegurada)),
        copy.term(formatDay(policy.start_day), formatDay(lastDayOf(policy))),
        copy.next,
      ],
      action: { label: copy.action, href: `${config.webUrl}${appPaths.petCard.href(payload.pet)}` },
      closing: [copy.regret, copy.notYou],
      supportEmail: config.supportEmail,
    });
    return { to: policy.email, ...template };
  },
});
