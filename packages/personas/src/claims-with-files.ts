import { approveClaim, recordReceipt, payClaim, reviewFile } from '@huella/server/operator';
import { claimsOf } from './claims-of.ts';
import { deliverAll } from './deliver-all.ts';
import { DAY, earlier } from './earlier.ts';
import type { HistoryContext } from './history-context.ts';
import { sendBooklet, sendCbu, sendDni, sendInvoice, sendOther, type Sender } from './send-files.ts';
import { apiOf, signIn } from './sign-in.ts';
import { answerForms, formsOf, NO_REQUESTS } from './vet-forms.ts';

/** How long ago the claims were filed. */
export const FILES_AGO = 30 * DAY;

/**
 * Four claims, oldest first: a paid one with reusable papers, one with files in every state, one that pays a third party, one without
 * files.
 */
export async function addFilesHistory(scenario: HistoryContext): Promise<void> {
  const { ports, person } = scenario;
  const [paid = 0, mixed = 0, thirdParty = 0, newest = 0] = await claimsOf(ports, person);
  for (const claim of [paid, mixed, thirdParty, newest])
    await answerForms(earlier(ports, 28 * DAY), claim, NO_REQUESTS);
  await tellOfPaid(scenario, paid);
  await tellOfMixed(scenario, mixed);
  await tellOfThirdParty(scenario, thirdParty);
  await deliverAll(ports);
}

async function senderOf(
  { ports, origin, person }: HistoryContext,
  days: number,
  claim: number,
): Promise<Sender> {
  const api = apiOf(earlier(ports, days * DAY), origin);
  const { token } = await signIn(api, person);
  return { api, token, claim };
}

async function tellOfPaid(scenario: HistoryContext, claim: number): Promise<void> {
  const { ports } = scenario;
  const sender = await senderOf(scenario, 26, claim);
  const [form = 0] = await formsOf(ports, claim);
  const sent = [
    await sendDni(sender, 'frente'),
    await sendDni(sender, 'dorso'),
    await sendBooklet(sender),
    await sendCbu(sender, false),
    await sendInvoice(sender, form, { concepto: 'Consulta y curación', monto: 32_000, numero: 1001 }),
  ];
  for (const { id } of sent) await reviewFile(earlier(ports, 24 * DAY), id, { state: 'approved' });
  await approveClaim(earlier(ports, 20 * DAY), claim, []);
  await payClaim(earlier(ports, 12 * DAY), claim, '5201');
}

async function tellOfMixed(scenario: HistoryContext, claim: number): Promise<void> {
  const { ports } = scenario;
  const sender = await senderOf(scenario, 6, claim);
  const [form = 0] = await formsOf(ports, claim);
  const front = await sendDni(sender, 'frente');
  const booklet = await sendBooklet(sender);
  await sendCbu(sender, false);
  await sendOther(sender, { label: 'Ecografía abdominal', tipo: 'estudio' });
  const report = await sendOther(sender, { label: 'Informe de alta', tipo: 'informe' });
  await sendInvoice(sender, form, { concepto: 'Consulta', monto: 18_000, numero: 1002 });
  const invoice = await sendInvoice(sender, form, { concepto: 'Ecografía', monto: 45_250, numero: 1003 });
  const operator = earlier(ports, 3 * DAY);
  await recordReceipt(operator, claim, { formId: form, concept: 'Medicamentos', amount: 9500 });
  await reviewFile(operator, front.id, { state: 'approved' });
  for (const [{ id }, reason] of [
    [booklet, 'Las etiquetas de las vacunas no se leen. Saque la foto más de cerca y con luz.'],
    [report, 'El informe es de otra mascota.'],
    [invoice, 'Falta el nombre de quien pagó. Pida la factura a su nombre.'],
  ] as const)
    await reviewFile(operator, id, { state: 'returned', reason });
}

async function tellOfThirdParty(scenario: HistoryContext, claim: number): Promise<void> {
  const sender = await senderOf(scenario, 4, claim);
  await sendDni(sender, 'frente');
  await sendDni(sender, 'dorso');
  await sendCbu(sender, true);
  const { id } = await sendOther(sender, { label: 'constancia' });
  const reason = 'Falta la firma del titular de la póliza.';
  await reviewFile(earlier(scenario.ports, 2 * DAY), id, { state: 'returned', reason });
}
